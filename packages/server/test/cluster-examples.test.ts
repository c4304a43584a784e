import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { scratch } from './house.ts';
import { freePort } from './postgres.mjs';
import { example, found } from './proxy.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** Every variable that those who run servers are told of. */
const known = new Set(read('docs/operations.md').match(/INDIGO_[A-Z_]+/g));
const programs = {
  haproxy: found('haproxy'),
  nginx: found('nginx'),
  systemd: found('systemd-analyze'),
};
for (const [name, path] of Object.entries(programs))
  if (path === null)
    console.warn(`${name} is not installed: its example for several servers is not checked.`);

/** Runs a check of a file; throws where it does not like it. */
const check = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' });

test.skipIf(programs.haproxy === null)(
  'HAProxy takes its example, and sends a match where it was before',
  () => {
    const config = example('cluster/haproxy.cfg', []);
    const file = join(scratch(), 'haproxy.cfg');
    writeFileSync(file, config);
    check(programs.haproxy as string, '-c', '-f', file);
    expect(config).toMatch(/^ {4}balance url_param match\n {4}hash-type consistent$/m);
    writeFileSync(file, config.replace('balance url_param match', 'balance url_parm match'));
    expect(() => check(programs.haproxy as string, '-c', '-f', file)).toThrow();
  },
);

test.skipIf(programs.nginx === null)('nginx takes its example', async () => {
  const folder = scratch();
  const site = example('cluster/nginx.conf', [['listen 80;', `listen 127.0.0.1:${await freePort()};`]]);
  const main = (text: string): string => {
    writeFileSync(join(folder, 'site.conf'), text);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join(' ')} include ${folder}/site.conf; }`,
    );
    return check(programs.nginx as string, '-t', '-p', folder, '-c', join(folder, 'nginx.conf'));
  };
  main(site);
  expect(site).toContain('hash $place consistent;');
  expect(() => main(site.replace('consistent', 'consistant'))).toThrow();
});

test.skipIf(programs.systemd === null)('systemd takes the template', () => {
  const folder = scratch();
  const unit = example('cluster/indigo@.service', [['/usr/bin/node', process.execPath]]);
  const verify = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return check(programs.systemd as string, 'verify', '--man=no', join(folder, name));
  };
  expect(verify('indigo@8081.service', unit)).toBe('');
  expect(() => verify('wrong@8081.service', unit.replace('ExecStart=', 'ExecStrat='))).toThrow();
});

test('no example sets what there is not', () => {
  for (const name of ['compose.yaml', 'kubernetes.yaml', 'indigo@.service'])
    for (const variable of example(`cluster/${name}`, []).match(/INDIGO_[A-Z_]+/g) ?? [])
      expect(known, `${variable} in ${name}`).toContain(variable);
});

interface Compose {
  readonly name: string;
  readonly services: { readonly [name: string]: Service };
  readonly volumes: object;
  readonly networks: object;
}

interface Service {
  readonly image: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly depends_on?: readonly string[] | object;
  readonly restart: string;
  readonly environment?: { readonly [name: string]: string };
  readonly networks: readonly string[];
  readonly volumes?: readonly string[];
}

/** The keys of the compose specification that are used. */
const KEYS = {
  file: ['name', 'services', 'volumes', 'networks'],
  service: ['image', 'build', 'restart', 'stop_grace_period', 'networks', 'depends_on', 'environment'].concat(
    ['command', 'volumes', 'healthcheck', 'ports'],
  ),
};

describe('the compose file', () => {
  const file = parse(example('cluster/compose.yaml', []), { merge: true }) as Compose;
  const { services } = file;

  test('says nothing that compose does not know, and names nothing that is not there', () => {
    for (const key of Object.keys(file)) if (!key.startsWith('x-')) expect(KEYS.file).toContain(key);
    for (const [name, service] of Object.entries(services)) {
      for (const key of Object.keys(service)) expect(KEYS.service, name).toContain(key);
      const { depends_on: needs = [], volumes = [], networks, build } = service;
      for (const need of Array.isArray(needs) ? needs : Object.keys(needs))
        expect(services).toHaveProperty(need);
      for (const network of networks) expect(file.networks).toHaveProperty(network);
      for (const [source] of volumes.map((volume) => volume.split(':'))) {
        if (source.startsWith('.'))
          expect(existsSync(join(ROOT, 'docs/examples/cluster', source))).toBe(true);
        else expect(file.volumes).toHaveProperty(source);
      }
      if (build !== undefined)
        expect(existsSync(join(ROOT, 'docs/examples/cluster', build, 'Dockerfile'))).toBe(true);
    }
  });

  test('has two servers that reach each other where they say, a worker, a database, Valkey and HAProxy', () => {
    expect(Object.keys(services)).toEqual(['node1', 'node2', 'worker', 'db', 'valkey', 'proxy']);
    const proxy = example('cluster/haproxy.cfg', []);
    for (const name of ['node1', 'node2']) {
      expect(services[name].environment).toMatchObject({
        INDIGO_ADDRESS: `http://${name}:8080`,
        INDIGO_STORE: expect.stringMatching(/^postgres:\/\/indigo:.*@db\/indigo$/),
        INDIGO_REDIS: 'redis://valkey:6379',
        INDIGO_SECRET: expect.stringContaining('INDIGO_SECRET'),
        INDIGO_METRICS_TOKEN: expect.stringContaining('INDIGO_METRICS_TOKEN'),
      });
      expect(proxy).toContain(`server ${name} ${name}:8080`);
    }
    expect(services.worker.command).toEqual(['worker']);
    // Also after the machine itself was started again.
    for (const { restart } of Object.values(services)) expect(restart).toBe('unless-stopped');
  });
});

test('the example for Kubernetes can be read, and says that nobody has tried it', () => {
  const text = example('cluster/kubernetes.yaml', []);
  expect(text).toMatch(/^# UNTESTED/);
  const documents = parseAllDocuments(text);
  for (const { errors } of documents) expect(errors).toEqual([]);
  expect(documents.map((one) => (one.toJS() as { kind: string }).kind)).toEqual([
    'Deployment',
    'Deployment',
    'Service',
    'Service',
    'Ingress',
  ]);
  // What the proxies keep from the outside leads to nobody.
  const [, , , nobody, ingress] = documents.map((one) => one.toJS());
  expect(nobody.spec).not.toHaveProperty('selector');
  const { paths } = ingress.spec.rules[0].http as {
    paths: { path: string; backend: { service: { name: string } } }[];
  };
  expect(paths.map(({ path, backend }) => [path, backend.service.name])).toEqual([
    ['/api/admin', nobody.metadata.name],
    ['/metrics', nobody.metadata.name],
    ['/', 'indigo'],
  ]);
});

test('the dashboard shows every figure of ours, and none that there is not', () => {
  const figures = new Set(
    [...read('packages/server/src/metrics.ts').matchAll(/name: '(\w+)'/g)].map(([, name]) => name),
  );
  const { panels } = JSON.parse(example('cluster/grafana.json', [])) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const shown = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) =>
      (expr.match(/indigo_\w+/g) ?? []).map((name) => name.replace(/_(bucket|sum|count)$/, '')),
    ),
  );
  for (const name of shown) expect(figures).toContain(name);
  for (const name of figures) expect(shown).toContain(name);
});

describe('the image', () => {
  const lines = read('Dockerfile')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);

  test('is made by steps that Docker knows and commands that there are', () => {
    const { scripts, engines } = JSON.parse(read('package.json'));
    for (const [step, what] of lines) {
      expect('FROM RUN WORKDIR COPY ENV USER VOLUME EXPOSE ENTRYPOINT CMD'.split(' ')).toContain(step);
      const script = /^npm run (\S+)$/.exec(what)?.[1];
      if (script !== undefined) expect(scripts).toHaveProperty(script);
      if (step === 'FROM') expect(what).toMatch(/^node:20-/);
    }
    expect(engines.node).toBe('>=20.19');
  });

  test('has nothing secret in it that lies beside the examples', () => {
    expect(read('.dockerignore').split('\n')).toContain('**/.env');
    expect(read('.gitignore').split('\n')).toContain('.env');
  });

  test('starts the command', () => {
    const [program, ...args] = JSON.parse(
      lines.find(([step]) => step === 'ENTRYPOINT')?.[1] as string,
    ) as string[];
    expect(program).toBe('node');
    const [serve] = JSON.parse(lines.find(([step]) => step === 'CMD')?.[1] as string) as string[];
    const said = execFileSync(process.execPath, [...args, serve, '--help'], { cwd: ROOT, encoding: 'utf8' });
    expect(said).toContain('indigo serve');
  });
});
