// Formats messages as the page does, for tests/test_language.py to compare with.
//
// Reads {"language": "de", "source": "…", "messages": [[id, args], …]} and writes the list of sentences.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const { language, source, messages } = JSON.parse(readFileSync(0, 'utf8'));
const bundle = new FluentBundle(language, { useIsolating: false });
const faults = bundle.addResource(new FluentResource(source));
if (faults.length) throw faults[0];
const said = messages.map(([id, args]) => {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no message ${id}`);
  return bundle.formatPattern(message.value, args);
});
process.stdout.write(JSON.stringify(said));
