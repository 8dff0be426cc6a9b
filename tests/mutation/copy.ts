import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest, type TestCase, type Vitest } from 'vitest/node'
import type { TestServer } from '#tests/global-setup.ts'
import { type Fault, faults, usualEntity } from './faults.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** whose generated tests a run of the copy makes */
    entities: string[]
  }
}

const project = fileURLToPath(new URL('../../', import.meta.url))
const parts = ['schemas', 'server', 'generator', 'tests', 'package.json', 'tsconfig.json']

/** What one run of the generated tests said. */
export interface Outcome {
  passed: number
  /** titles of the tests that failed */
  failed: string[]
  /** what they said, for whoever has to find out why */
  text: string
}

/** A copy of the project in a temporary folder, to be broken at will, and one Vitest that runs its generated tests as often as it is asked. */
export class Copy {
  private constructor(
    private readonly root: string,
    private readonly vitest: Vitest,
    private readonly server: TestServer,
  ) {}

  /** @param server the PostgreSQL whose template the databases of the copy are made from */
  static async open(server: TestServer): Promise<Copy> {
    const root = mkdtempSync(join(tmpdir(), 'prumo-copia-'))
    for (const part of parts) cpSync(join(project, part), join(root, part), { recursive: true })
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
    const config = join(root, 'tests/mutation/copy.config.ts')
    return new Copy(root, await createVitest('test', { root, config, watch: false, reporters: [{}] }), server)
  }

  /** Runs the tests of every entity that some fault breaks, as the project stands. */
  runSound(): Promise<Outcome> {
    return this.run([...new Set([usualEntity, ...faults.flatMap(({ entity }) => entity ?? [])])])
  }

  /** Plants a fault, runs the tests that must notice it and takes the fault away again. @throws Error when the fault's place is not there, or not the only one */
  async runWith({ file, from, to, noticed, entity = usualEntity, ownDatabase }: Fault): Promise<Outcome> {
    const path = join(this.root, file)
    const text = readFileSync(path, 'utf8')
    if (text.split(from).length !== 2) throw new Error(`${file} does not hold exactly once: ${from}`)
    this.write(
      path,
      text.replace(from, () => to),
    )
    this.vitest.setGlobalTestNamePattern(new RegExp(noticed.replaceAll(/[^\w ]/g, '\\$&')))
    try {
      return await this.run([entity], ownDatabase)
    } finally {
      this.vitest.resetGlobalTestNamePattern()
      this.write(path, text)
    }
  }

  private write(path: string, text: string): void {
    writeFileSync(path, text)
    this.vitest.invalidateFile(path)
  }

  private async run(entities: string[], ownDatabase = false): Promise<Outcome> {
    // another run's name: its template is made from the copy's migrations; it begins like ours and goes with ours
    const server = ownDatabase ? { ...this.server, run: `${this.server.run}_copia` } : this.server
    this.vitest.provide('testServer', server)
    this.vitest.provide('entities', entities)
    const { testModules, unhandledErrors } = await this.vitest.runTestSpecifications(
      await this.vitest.globTestSpecifications(),
    )
    const tests = testModules.flatMap(({ children }) => [...children.allTests()])
    const of = (state: 'passed' | 'failed') => tests.filter((one) => one.result().state === state)
    const broken = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())].map(messageOf)
    return {
      passed: of('passed').length,
      failed: of('failed').map(({ name }) => name),
      text: [...broken, ...of('failed').map(whyOf)].join('\n'),
    }
  }

  async close(): Promise<void> {
    await this.vitest.close()
    rmSync(this.root, { recursive: true, force: true })
  }
}

const messageOf = (error: unknown): string => String((error as { message?: unknown }).message ?? error)

const whyOf = (test: TestCase): string => `${test.name}: ${test.result().errors?.map(messageOf).join('; ')}`
