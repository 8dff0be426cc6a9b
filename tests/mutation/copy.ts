import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestServer } from '#tests/global-setup.ts'
import { type Fault, faults, usualEntity } from './faults.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const parts = ['schemas', 'server', 'generator', 'tests', 'package.json', 'tsconfig.json']

/** What one run of the generated tests said. */
export interface Outcome {
  passed: number
  /** titles of the tests that failed */
  failed: string[]
  /** output, for whoever has to find out why */
  text: string
}

/** A copy of the project in a temporary folder, to be broken at will. */
export class Copy {
  private readonly root = mkdtempSync(join(tmpdir(), 'prumo-copia-'))

  constructor(private readonly server: TestServer) {
    for (const part of parts) cpSync(join(project, part), join(this.root, part), { recursive: true })
    symlinkSync(join(project, 'node_modules'), join(this.root, 'node_modules'))
  }

  /** Runs the tests of every entity that some fault breaks, as the project stands. */
  runSound(): Promise<Outcome> {
    return this.run([...new Set([usualEntity, ...faults.flatMap(({ entity }) => entity ?? [])])])
  }

  private run(entities: string[], ownDatabase = false): Promise<Outcome> {
    // another run's name: its template is made from the copy's migrations; it begins like ours and goes with ours
    const server = ownDatabase ? { ...this.server, run: `${this.server.run}_copia` } : this.server
    return runTests(this.root, server, entities)
  }

  /** Plants a fault, runs the tests and takes the fault away again. @throws Error when the fault's place is not there, or not the only one */
  async runWith({ file, from, to, entity = usualEntity, ownDatabase }: Fault): Promise<Outcome> {
    const path = join(this.root, file)
    const text = readFileSync(path, 'utf8')
    if (text.split(from).length !== 2) throw new Error(`${file} does not hold exactly once: ${from}`)
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
    try {
      return await this.run([entity], ownDatabase)
    } finally {
      writeFileSync(path, text)
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

interface Report {
  testResults: { assertionResults: { title: string; status: string }[]; message?: string }[]
}

async function runTests(root: string, server: TestServer, entities: string[]): Promise<Outcome> {
  const report = join(root, 'resultado.json')
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const options = [
    '--root',
    root,
    '--config',
    'tests/mutation/copy.config.ts',
    '--reporter=json',
    '--outputFile',
    report,
  ]
  const environment = {
    ...cleanEnvironment(),
    PRUMO_TEST_SERVER: JSON.stringify(server),
    PRUMO_ENTITIES: entities.join(),
  }
  const text = await output(process.execPath, [vitest, 'run', ...options], root, environment)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const tests = testResults.flatMap((file) => file.assertionResults)
  const failed = tests.filter((one) => one.status === 'failed').map((one) => one.title)
  return { passed: tests.filter((one) => one.status === 'passed').length, failed, text }
}

/** Vitest inside Vitest: what the outer one set for its own workers is not for the inner one. */
const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|TEST$|NODE_OPTIONS)/.test(name)))

function output(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
    child.on('error', reject)
    child.on('close', () => resolve(text))
  })
}
