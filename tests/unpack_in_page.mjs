// Unpacks what Python has packed, for test_packing.py.

import { unpacked } from '../web/js/boot/packing.js';

let text = '';
for await (const part of process.stdin) text += part;
process.stdout.write(JSON.stringify(JSON.parse(text).map(unpacked)));
