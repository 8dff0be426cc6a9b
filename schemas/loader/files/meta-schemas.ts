import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { _, Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import { KeptCode } from './kept-code.ts'
import { keptFile } from './kept-file.ts'
import { standaloneCode } from './standalone.ts'

/** Ajv options for fast compilation rather than fast validation: the meta-schemas are compiled for one pass over the files. */
const quick = { inlineRefs: false, validateSchema: false } as const

/** Part of the cache key; raise it when the compilation changes, to invalidate cached code. */
const edition = '2'

const requirePackage = createRequire(import.meta.url)
const { version } = requirePackage('ajv/package.json') as { version: string }

const formats = { regex: isRegExp }

/**
 * The meta-schemas of one folder, each compiled on first use. Code that only tells valid from invalid is cached in a
 * file of the project, since nearly all files are valid; code that reports errors is compiled when one is not.
 */
class MetaSchemas {
  private readonly hash: string
  private readonly kept: KeptCode[] = []
  private readonly verdicts = new Map<string, ValidateFunction>()
  private telling: Ajv | undefined
  private short: Ajv | undefined

  constructor(
    private readonly root: string,
    private readonly texts: ReadonlyMap<string, string>,
  ) {
    this.hash = createHash('sha256')
      .update(JSON.stringify([edition, version, ...texts]))
      .digest('hex')
  }

  /** Errors of a definition against a meta-schema. @param name file of the meta-schema */
  errors(name: string, written: object): ErrorObject[] {
    const isRight = this.verdicts.get(name) ?? this.verdictOf(name)
    this.verdicts.set(name, isRight)
    if (isRight(written)) return []
    this.telling ??= ajvOf(this.texts, { allErrors: true, verbose: true })
    const validate = compiled(this.telling, name)
    return validate(written) ? [] : (validate.errors ?? [])
  }

  /** Writes V8's code cache for the validators compiled since the last call. */
  save(): void {
    for (const code of this.kept.splice(0)) code.save()
  }

  /** Whether they were compiled from these texts. */
  isOf(texts: ReadonlyMap<string, string>): boolean {
    return [...texts].every(([name, text]) => this.texts.get(name) === text)
  }

  private verdictOf(name: string): ValidateFunction {
    const code = new KeptCode(keptFile(this.root, `meta-schemas/${name}.js`), this.hash, () => this.codeOf(name))
    this.kept.push(code)
    const define = code.run() as (module: object, require: NodeJS.Require, known: typeof formats) => void
    const module = { exports: {} }
    define(module, requirePackage, formats)
    return module.exports as ValidateFunction
  }

  private codeOf(name: string): string {
    const code = { optimize: false, source: true, formats: _`formats` } as const
    this.short ??= ajvOf(this.texts, { messages: false, code })
    return `(function (module, require, formats) { ${standaloneCode(this.short, compiled(this.short, name))}\n})`
  }
}

function compiled(ajv: Ajv, name: string): ValidateFunction {
  const validate = ajv.getSchema(name)
  if (!validate) throw new Error(`There is no meta-schema ${name}`)
  return validate
}

function ajvOf(texts: ReadonlyMap<string, string>, options: Options): Ajv {
  const ajv = new Ajv({ strict: false, ...quick, ...options })
  ajv.addFormat('regex', isRegExp)
  // names at generation time, for editors only: the resolver checks that a name exists
  ajv.addSchema(
    { $defs: { ref: {}, options: {}, field: {}, subgroup: {}, after: {}, authority: {} } },
    '../generated/names.json',
  )
  for (const [name, text] of texts) ajv.addSchema(JSON.parse(text), name)
  return ajv
}

function isRegExp(text: string): boolean {
  try {
    new RegExp(text, 'u')
    return true
  } catch {
    return false
  }
}

/** The last instance, weakly held: regenerating on each save reuses its validators. */
let last: WeakRef<MetaSchemas> | undefined

/** @param root the schemas folder @param texts of the meta-schemas, by their files */
export function metaSchemas(root: string, texts: ReadonlyMap<string, string>): MetaSchemas {
  const known = last?.deref()
  if (known?.isOf(texts)) return known
  const made = new MetaSchemas(root, texts)
  last = new WeakRef(made)
  return made
}
