import { openWhole, sail } from './sailor.js';

sail(openWhole);
