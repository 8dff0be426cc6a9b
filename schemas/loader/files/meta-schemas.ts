import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { _, Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { keptFile, readKeptFile, writeKeptFile } from './kept-file.ts'
import { standaloneCode } from './standalone.ts'

/** At every start the meta-schemas are compiled for one reading of the files: quick to compile counts, not quick to run. */
const quick = { inlineRefs: false, validateSchema: false } as const

/** Raised when they are compiled in another way, so that older code is not taken. */
const edition = '1'

const requirePackage = createRequire(import.meta.url)
const { version } = requirePackage('ajv/package.json') as { version: string }

const formats = { regex: isRegExp }

/** Code of a module that exports the validator, by the file of the meta-schema. */
type Kept = Record<string, string>

/** The meta-schemas of one folder, each compiled when it is first asked for; what was compiled is kept in a file of the project. */
class MetaSchemas {
  private readonly file: string | undefined
  private readonly hash: string
  private readonly kept: Kept
  private readonly ready = new Map<string, ValidateFunction>()
  private ajv: Ajv | undefined

  constructor(
    root: string,
    private readonly texts: ReadonlyMap<string, string>,
  ) {
    this.file = keptFile(root, 'meta-schemas.json')
    this.hash = createHash('sha256')
      .update(JSON.stringify([edition, version, ...texts]))
      .digest('hex')
    const found = this.file === undefined ? undefined : readKeptFile(this.file)
    const { hash, code } = (found ?? {}) as { hash?: string; code?: Kept }
    this.kept = hash === this.hash && code !== undefined ? code : {}
  }

  /** What is wrong with something written by hand. @param name file of the meta-schema */
  errors(name: string, written: object): ErrorObject[] {
    const validate = this.ready.get(name) ?? load(this.kept[name] ?? this.compile(name))
    this.ready.set(name, validate)
    return validate(written) ? [] : (validate.errors ?? [])
  }

  /** Whether they were made of these texts. */
  isOf(texts: ReadonlyMap<string, string>): boolean {
    return [...texts].every(([name, text]) => this.texts.get(name) === text)
  }

  private compile(name: string): string {
    this.ajv ??= ajvOf(this.texts)
    const validate = this.ajv.getSchema(name)
    if (!validate) throw new Error(`There is no meta-schema ${name}`)
    this.kept[name] = standaloneCode(this.ajv, validate)
    if (this.file !== undefined) writeKeptFile(this.file, { hash: this.hash, code: this.kept })
    return this.kept[name]
  }
}

function ajvOf(texts: ReadonlyMap<string, string>): Ajv {
  const code = { optimize: false, source: true, formats: _`formats` } as const
  const ajv = new Ajv({ allErrors: true, strict: false, verbose: true, ...quick, code })
  ajv.addFormat('regex', isRegExp)
  // names of this moment, for editors only: what exists is the resolver's business
  ajv.addSchema(
    { $defs: { ref: {}, options: {}, field: {}, subgroup: {}, after: {}, authority: {} } },
    '../generated/names.json',
  )
  for (const [name, text] of texts) ajv.addSchema(JSON.parse(text), name)
  return ajv
}

function load(code: string): ValidateFunction {
  const module = { exports: {} }
  new Function('module', 'require', 'formats', code)(module, requirePackage, formats)
  return module.exports as ValidateFunction
}

function isRegExp(text: string): boolean {
  try {
    new RegExp(text, 'u')
    return true
  } catch {
    return false
  }
}

/** Those of the last reading, for as long as there is room: who generates with each save reads the same ones again. */
let last: WeakRef<MetaSchemas> | undefined

/** @param root the schemas folder @param texts of the meta-schemas, by their files */
export function metaSchemas(root: string, texts: ReadonlyMap<string, string>): MetaSchemas {
  const known = last?.deref()
  if (known?.isOf(texts)) return known
  const made = new MetaSchemas(root, texts)
  last = new WeakRef(made)
  return made
}
