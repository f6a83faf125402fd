// `npm run build:docs` builds the API reference from the bundled contract, as static files. The host serves it at
// /docs.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundleTo } from '../generate/bundle.mjs';
import { readContract } from '../generate/contract.mjs';
import { documentForDocs } from './document.mjs';
import { readerScript } from './reader.mjs';
import { fonts, themeCss } from './theme.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(here, '../..');
const target = path.join(root, 'app/dist/docs');
const read = (file) => fs.readFileSync(path.join(here, file), 'utf8');
// The fonts are those of the component library.
const require = createRequire(path.join(root, 'components/package.json'));

/** Writes a file and its compressed version. The server sends the compressed version to browsers that accept it. */
function write(file, text) {
  const to = path.join(target, file);
  fs.writeFileSync(to, text);
  fs.writeFileSync(`${to}.gz`, gzipSync(text, { level: 9 }));
  fs.writeFileSync(`${to}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}

fs.rmSync(target, { recursive: true, force: true });
for (const folder of ['fonts', 'assets']) fs.mkdirSync(path.join(target, folder), { recursive: true });
// The bundle is a file of its own, so that building the docs and `npm run generate` can run concurrently.
const bundle = path.join(root, '.cache/docs/openapi.json');
await bundleTo(bundle);
const contract = readContract(bundle);
write('openapi.json', JSON.stringify(documentForDocs(contract, read('intro.md'), read('../rules.md'))));
const script = readerScript();
// The name contains the hash of the script, so that browsers cache the script until it changes. Even the compressed
// script has a megabyte.
const reader = `assets/reader-${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
write(reader, script);
write('theme.css', themeCss());
write('start.js', read('start.js'));
write('index.html', read('index.html').replace('reader.js', reader));
for (const [name, file] of fonts)
  fs.copyFileSync(
    path.join(path.dirname(require.resolve(`${name}/package.json`)), 'files', file),
    path.join(target, 'fonts', file),
  );
console.log(`docs: ${Object.keys(contract.paths).length} paths in app/dist/docs`);
