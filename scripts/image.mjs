// Makes the image, starts it and looks whether it is well. Where there is no Docker: does what the Dockerfile does, the same
// steps on the same files, in a folder that is gone afterwards, and starts what the image would start. Takes some minutes.
//   npm run image
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './setup.mjs';

/** The machine's own business: it has what these bring. */
const OF_THE_MACHINE = /^(apt-get |mkdir \/data )/;
const PATIENCE_MS = 120_000;

const steps = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
const only = (step) => steps.findLast(([name]) => name === step)[1];

const folder = mkdtempSync(join(tmpdir(), 'indigo-image-'));
const [app, data] = [join(folder, 'app'), join(folder, 'data')];
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** What `COPY . .` takes: all but what .dockerignore names. */
function copy() {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(
      (line) =>
        new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('**/', '(.*/)?').replaceAll('*', '[^/]*')}$`),
    );
  const taken = (path) => !ignored.some((pattern) => pattern.test(relative(root, path)));
  cpSync(root, app, { recursive: true, filter: (path) => path === root || taken(path) });
}

function run(command) {
  const { status } = spawnSync(command, { cwd: app, shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"${command}" ended with ${status}`);
}

/** Throws unless it can keep matches and has a page. */
async function mustBeWell(address) {
  const well = await fetch(`${address}/ready`);
  if (!well.ok) throw new Error(`it is not well: ${await well.text()}`);
  const page = await fetch(address);
  if (!page.ok) throw new Error('it has no page');
}

const hasDocker = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;

/** What Docker says to that. */
function docker(...args) {
  const { status, stdout } = spawnSync('docker', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`docker ${args[0]} ended with ${status}`);
  return stdout.trim();
}

/** Makes the image, and asks a container of it how it is. Nothing of either is left. */
async function inDocker() {
  const image = `indigo-try-${process.pid}`;
  docker('build', '--tag', image, '.');
  try {
    docker('run', '--detach', '--name', image, '--publish', '127.0.0.1::8080', image);
    const address = `http://${docker('port', image, '8080').split('\n')[0]}`;
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        await mustBeWell(address);
        break;
      } catch (error) {
        // It takes a moment to start.
        if (Date.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
    docker('stop', '--time', '60', image);
    const code = docker('inspect', '--format', '{{.State.ExitCode}}', image);
    if (code !== '0') throw new Error(`it ended with ${code}`);
  } finally {
    for (const what of [
      ['rm', '--force', '--volumes', image],
      ['rmi', image],
    ])
      spawnSync('docker', what, { stdio: 'ignore' });
  }
}

/** Starts what the image starts, and asks it how it is. */
async function tryOut() {
  const [program, ...args] = [...JSON.parse(only('ENTRYPOINT')), ...JSON.parse(only('CMD'))];
  const set = Object.fromEntries(
    only('ENV')
      .split(' ')
      .map((one) => one.split('=')),
  );
  const env = { ...process.env, ...set, INDIGO_DATA: data, INDIGO_PORT: '0', INDIGO_HOST: '127.0.0.1' };
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: app,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const address = await new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (part) => {
        said += part;
        const found = /http:\/\/\S+/.exec(said);
        if (found !== null) resolve(found[0]);
      });
      ended.then((code) => reject(new Error(`it ended with ${code}`)));
      setTimeout(() => reject(new Error('it says nothing')), PATIENCE_MS).unref();
    });
    await mustBeWell(address);
  } finally {
    child.kill('SIGTERM');
    const code = await ended;
    if (code !== 0) process.exitCode = 1;
  }
}

async function withoutDocker() {
  mkdirSync(data);
  for (const [step, what] of steps) {
    if (step === 'COPY' && what === '. .') copy();
    if (step !== 'RUN') continue;
    console.log(OF_THE_MACHINE.test(what) ? `(left out: ${what})` : what);
    if (!OF_THE_MACHINE.test(what)) run(what);
  }
  await tryOut();
}

try {
  if (hasDocker) await inDocker();
  else await withoutDocker();
  if (process.exitCode !== 1)
    console.log(`The image ${hasDocker ? 'starts, and is' : 'would start, and be'} well.`);
} catch (error) {
  console.error(`image: ${error.message}`);
  process.exitCode = 1;
}
