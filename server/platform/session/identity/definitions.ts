import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { definitionModule } from '#schemas/compile.ts'
import type { Model } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'

/** A definition module, plain and compressed. */
export interface ModuleText {
  plain: Buffer
  gzip: Buffer
  br: Buffer
}

/** Hash of the compiler's source, part of every module's hash: browsers refetch modules when it changes. */
const maker = createHash('sha256')
  .update(readFileSync(new URL('../../../../schemas/compile.ts', import.meta.url)))
  .digest('hex')

/** Serves the definitions to browsers: content-hashed addresses, and the modules behind them. */
export class Definitions {
  /** entities, and the filter forms of reports and dashboards, which look like entities */
  private readonly entities: Map<string, Entity>
  private readonly hashes = new Map<string, string>()
  private readonly modules = new Map<string, Promise<ModuleText>>()
  private children: Map<string, Entity[]> | undefined

  /** @param base definitions of the shipped model; unchanged entities are compiled and cached there */
  constructor(
    private readonly model: Model,
    private readonly base?: Definitions,
  ) {
    const forms = [...model.reports.values(), ...model.dashboards.values()]
    this.entities = new Map([...model.entities, ...forms.map(({ path, filters }) => [path, filters] as const)])
  }

  /** Hash of an entity with its descendants. The compiled text is a function of it, so it is not compiled for the hash. */
  hashOf(path: string): string {
    if (this.base && this.isShipped(path)) return this.base.hashOf(path)
    const known = this.hashes.get(path)
    if (known) return known
    const text = JSON.stringify(this.family(path))
    const hash = createHash('sha256').update(maker).update(text).digest('hex').slice(0, 16)
    this.hashes.set(path, hash)
    return hash
  }

  /** '/api/schemas/captacao/etapa-seletiva/modulo.<hash>.js' */
  urlOf(path: string): string {
    return `/api/schemas/${path}/modulo.${this.hashOf(path)}.js`
  }

  /** The module's text, compiled and compressed at the first request. */
  module(path: string): Promise<ModuleText> {
    if (this.base && this.isShipped(path)) return this.base.module(path)
    const known = this.modules.get(path) ?? this.make(path)
    this.modules.set(path, known)
    return known
  }

  private isShipped(path: string): boolean {
    const { base } = this.model
    return (['entities', 'reports', 'dashboards'] as const).every(
      (each) => base?.[each].get(path) === this.model[each].get(path),
    )
  }

  private async make(path: string): Promise<ModuleText> {
    const plain = Buffer.from(definitionModule({ entities: this.entities }, path).code)
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 6 }
    const [zipped, br] = await Promise.all([
      promisify(gzip)(plain, { level: 8 }),
      promisify(brotliCompress)(plain, { params: quality }),
    ])
    return { plain, gzip: zipped, br }
  }

  private family(path: string): Entity[] {
    const root = this.entities.get(path)
    const found = new Set<Entity>()
    const visit = (entity: Entity | undefined) => {
      if (!entity || found.has(entity)) return
      found.add(entity)
      this.childrenOf(entity.path).forEach(visit)
    }
    visit(root)
    return [...found]
  }

  private childrenOf(path: string): Entity[] {
    if (!this.children) {
      this.children = new Map()
      for (const entity of this.entities.values()) {
        if (!entity.parent) continue
        const siblings = this.children.get(entity.parent.entity) ?? []
        this.children.set(entity.parent.entity, [...siblings, entity])
      }
    }
    return this.children.get(path) ?? []
  }
}
