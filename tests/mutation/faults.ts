/** Small, with a unique key: most faults break it like any other entity. */
export const usualEntity = 'captacao/motivo-solicitacao'

/** One thing broken on purpose: a piece of a file replaced by another. */
export interface Fault {
  title: string
  file: string
  from: string
  to: string
  /** a test that must notice: the beginning of its title */
  noticed: string
  /** another entity whose tests have to notice; by default the usual one */
  entity?: string
  /** the fault is in the tables: the copy needs a database made from its own migrations */
  ownDatabase?: boolean
}

/** What the generated tests must notice, each in one line of the product. */
export const faults: Fault[] = [
  {
    title: 'a condition of tenancy is lost',
    file: 'server/platform/crud/sight/visible-rows.ts',
    from: 'isShared(entity, session) ?',
    to: 'isShared(entity, session) || true ?',
    noticed: 'another company does not see, change or delete',
  },
  {
    title: 'what belongs to the installation is written from inside a company',
    file: 'server/platform/crud/write/owner.ts',
    from: "if (!hasAuthority(session, ADMINISTRAR_INSTALACAO)) fail('DA_INSTALACAO')",
    to: '',
    noticed: 'what belongs to the installation is read in every company',
    entity: 'utilitario/noticia',
  },
  {
    title: 'a picker asks everything of records that one may not read',
    file: 'server/platform/crud/list/options.ts',
    from: 'const page = mayRead(ctx, entity)',
    to: 'const page = mayRead(ctx, entity) || entity.path',
    noticed: 'a picker tells who may not read the records what they are called',
    entity: 'utilitario/usuario',
  },
  {
    title: 'what speaks of a record is shown to who may not read it',
    file: 'server/platform/crud/sight/visible-rows.ts',
    from: 'if (!hasAuthority(session, each.authority.read) || each.rows?.about) continue',
    to: 'if (each.rows?.about) continue',
    noticed: 'what speaks of a record is for who sees the record',
  },
  {
    title: 'who is limited to areas sees all of them',
    file: 'server/platform/crud/sight/visible-rows.ts',
    from: 'if (!entity.rows || !session.restricted) return []',
    to: 'if (!entity.rows || session.restricted) return []',
    noticed: 'what speaks of a record of another area is not for who sees his areas only',
    entity: 'gestao-talentos/talento',
  },
  {
    title: 'an authority is not asked for',
    file: 'server/platform/access/session.ts',
    from: "if (!hasAuthority(session, authority)) fail('NAO_AUTORIZADO')",
    to: "if (session.kind === 'candidato' && !hasAuthority(session, authority)) fail('NAO_AUTORIZADO')",
    noticed: 'without authority one may not delete',
  },
  {
    title: 'a unique key is lost',
    file: 'server/migrations/0001_inicial.sql',
    from: 'create unique index motivo_solicitacao_descricao_key',
    to: 'create index motivo_solicitacao_descricao_key',
    noticed: 'refuses the repetition of descricao',
    ownDatabase: true,
  },
  {
    title: 'a version is not compared',
    file: 'server/platform/crud/write/operations.ts',
    from: 'if (version === undefined || version === stored.versao) return',
    to: 'if (version === undefined || stored.versao > 0) return',
    noticed: 'loses no change',
  },
  {
    title: 'the rules of the schema are not enforced',
    file: 'server/platform/crud/write/persist.ts',
    from: 'if (left.length > 0) invalid(left)',
    to: '',
    noticed: 'refuses: descricao has its type',
  },
  {
    title: 'a blank text is a value',
    file: 'schemas/runtime/record/normalise.ts',
    from: "const trimmed = value.trim()\n  if (trimmed === '') return undefined",
    to: 'const trimmed = value.trim()',
    noticed: 'blank text is the same as missing',
  },
  {
    title: 'no line is written into the trail',
    file: 'server/platform/crud/trail/write-trail.ts',
    from: ', id from linha)`',
    to: ', id from linha where false)`',
    noticed: 'keeps who did what',
  },
  {
    title: 'a list is always sorted upwards',
    file: 'server/platform/crud/list/list.ts',
    from: "{descending ? ' desc' : ''}",
    to: "{descending ? '' : ''}",
    noticed: 'sorts by descricao',
  },
  {
    title: 'a simulated import stays',
    file: 'server/platform/crud/exchange/import.ts',
    from: 'if (options.simulate) throw new DryRun()',
    to: '',
    noticed: 'what is exported is imported again',
  },
  {
    title: 'unknown names of a body pass',
    file: 'server/platform/crud/write/merge.ts',
    from: 'if (errors.length > 0) invalid(errors)',
    to: '',
    noticed: 'refuses unknown names',
  },
  {
    title: 'a check between fields is not run',
    file: 'schemas/runtime/record/record.ts',
    from: 'if (found) errors.push(found)',
    to: '',
    noticed: 'refuses: faixa',
    entity: 'gestao-talentos/geracao',
  },
  {
    title: 'a change without a version passes',
    file: 'server/platform/crud/write/operations.ts',
    from: "if (options.version === undefined) fail('VERSAO_OBRIGATORIA')",
    to: '',
    noticed: 'loses no change',
  },
  {
    title: 'a deleted record stays',
    file: 'server/platform/crud/write/operations.ts',
    from: 'await deleteRow(tx, planOf(tx.entity, tx.deps.model), id, company)',
    to: '',
    noticed: 'deletes, answers with the record',
  },
  {
    title: 'a list is filtered by the opposite',
    file: 'server/platform/crud/list/filters.ts',
    from: 'like prumo_busca(',
    to: 'not like prumo_busca(',
    noticed: 'filters by each column',
  },
  {
    title: 'deleted records of other companies are found',
    file: 'server/platform/crud/trash/read.ts',
    from: 'empresa_id = $',
    to: 'empresa_id <= $',
    noticed: 'once deleted, is found and restored',
  },
  {
    title: 'a new record starts without its defaults',
    file: 'schemas/runtime/record/defaults.ts',
    from: 'if (found !== undefined) setAt(out, field.path, found)',
    to: '',
    noticed: 'a new record begins with the defaults',
  },
  {
    title: 'what a state locks is changed all the same',
    file: 'server/platform/crud/workflow/locks.ts',
    from: 'if (states.length === 0) return\n',
    to: 'if (states.length >= 0) return\n',
    noticed: 'Andamento: "Encerrada" keeps what it locks',
    entity: 'captacao/solicitacao-pessoal',
  },
]
