import type { TestProject } from 'vitest/node'
import type { TestServer } from '#tests/global-setup.ts'

/** The PostgreSQL of the outer run, as it handed it over. */
export default function setup(project: TestProject): void {
  project.provide('testServer', JSON.parse(process.env.PRUMO_TEST_SERVER ?? '') as TestServer)
}
