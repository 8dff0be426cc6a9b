import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { loadModel, type Model } from '#schemas/load.ts'
import type { Applied } from '#server/platform/database/migrate.ts'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { sayMigrations } from '#server/start/startup-messages.ts'
import { runGenerator } from './generator.ts'
import { definitionsIn, hashOf } from './watch.ts'

/** Result of a saved definition. */
export type Taken = { model: Model } | { mistake: string } | undefined

/**
 * Definitions of a project under development. Serves only consistent states: generated, migrated and read from a copy taken at that moment. An invalid
 * definition, or one that stored rows prevent, changes nothing; its generated files are reverted.
 */
export class LiveDefinitions {
  private readonly schemas: string
  private readonly copy: string
  private readonly mark: string

  constructor(
    private readonly root: string,
    private readonly pool: pg.Pool,
    private readonly migrate: () => Promise<Applied[]>,
  ) {
    this.schemas = join(root, 'schemas')
    this.copy = join(root, '.cache/desenvolvimento/esquemas')
    this.mark = join(root, '.cache/desenvolvimento/estado')
  }

  /** Opens the newest consistent state; with a mistake in the present one, the one before. @throws StartupError with the mistake when there is none */
  async open(): Promise<{ model: Model; mistake?: string }> {
    const taken = await this.take(true)
    if (taken && 'model' in taken) return taken
    if (!taken || !existsSync(this.copy)) throw new StartupError(taken?.mistake ?? 'Sem definições.')
    return { model: loadModel(this.copy), mistake: taken.mistake }
  }

  /** Generates, migrates and reads the saved definitions; undefined when they are served already. */
  async take(first = false): Promise<Taken> {
    const hash = hashOf(this.schemas)
    const known = existsSync(this.mark) && readFileSync(this.mark, 'utf8') === hash && existsSync(this.copy)
    if (known && !first) return undefined
    if (!known) {
      const { ok, text } = await runGenerator(this.root)
      if (!ok) return { mistake: text }
      if (text !== '') console.log(text)
    }
    try {
      sayMigrations(await this.migrate())
    } catch (error) {
      if (!known) await runGenerator(this.root, '--desfazer')
      return { mistake: error instanceof Error ? error.message : String(error) }
    }
    // saved again meanwhile: the next call takes it
    if (hashOf(this.schemas) !== hash) return first ? this.take(true) : undefined
    if (!known) this.keep(hash)
    await this.forgetPlans()
    return { model: loadModel(this.copy) }
  }

  private keep(hash: string): void {
    rmSync(this.copy, { recursive: true, force: true })
    for (const file of definitionsIn(this.schemas)) {
      mkdirSync(dirname(join(this.copy, file)), { recursive: true })
      cpSync(join(this.schemas, file), join(this.copy, file))
    }
    writeFileSync(this.mark, hash)
  }

  /** Closes idle connections: their prepared statements may have outdated types after a migration. */
  private async forgetPlans(): Promise<void> {
    const idle = await Promise.all(Array.from({ length: this.pool.idleCount }, () => this.pool.connect()))
    for (const client of idle) client.release(true)
  }
}
