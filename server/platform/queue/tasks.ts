import type pg from 'pg'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Session } from '#server/platform/access/session.ts'
import type { Tarefa } from '#server/platform/database/base-tables.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { livingExecutors } from './presence.ts'

/** `empresa_id` of the system's own tasks: no session sees it. */
export const INSTALLATION = 0

/** A task to be done for somebody. */
export interface NewTask {
  tipo: string
  titulo: string
  empresaId: number
  usuarioId: number | null
  /** the API key it was asked for with */
  chaveApiId: number | null
  entrada: JsonValue
  /** what only the job may know, sealed for `SEAL`; forgotten when the task ends */
  segredo?: string
}

/** Purpose that secrets of tasks are sealed for. */
export const SEAL = 'tarefa'

/**
 * Puts a task into the queue in the caller's transaction: a rollback removes it. The queue finds it at its next poll.
 * @returns its id
 */
export async function queueTask(
  db: Db,
  { empresaId, usuario, kind, key }: Session,
  { tipo, titulo, entrada, segredo }: Pick<NewTask, 'tipo' | 'titulo' | 'entrada' | 'segredo'>,
): Promise<string> {
  const text = `insert into tarefa (empresa_id, usuario_id, tipo, titulo, entrada, chave_api_id, segredo, estado)
    values ($1, $2, $3, $4, $5, $6, $7, 'na-fila') returning id`
  const values = [
    empresaId,
    kind === 'interna' ? usuario.id : null,
    tipo,
    titulo,
    JSON.stringify(entrada),
    key?.id ?? null,
    segredo ?? null,
  ]
  const [row] = await run<{ id: string }>(db, text, values)
  return row?.id ?? ''
}

/** The key of a task. */
export interface TaskKey {
  empresaId: number
  id: string
}

/** How a task ended. */
export interface TaskEnd {
  mensagem?: string
  arquivoId?: string
  resultado?: JsonValue
}

/** What came out of a job. */
export interface JobResult extends TaskEnd {
  /** a file it made: kept for a day for the user who started it */
  arquivo?: { nome: string; tipo: string; bytes: Buffer }
}

/** A task as its owner sees it; `arquivo_id` only while the file is there. */
const SHOWN = `t.empresa_id, t.id, t.usuario_id, t.tipo, t.titulo, t.estado, t.progresso, t.total, t.mensagem, t.entrada, t.resultado, t.cancelar,
  t.criada_em, t.iniciada_em, t.terminada_em, t.executor, t.tentativas, t.enfileirada_em, t.chave_api_id,
  (select a.id from arquivo a where a.id = t.arquivo_id) as arquivo_id`

/**
 * Condition of a begun task that no process works on: $1 number of this process, $2 the tasks it works on. One that this process began in the last 30 s is
 * none: $2 was read before the statement ran, and may not name it yet.
 */
const ABANDONED = `t.estado = 'executando' and (t.executor is null
  or (t.executor = $1 and t.id::text <> all($2::text[]) and t.iniciada_em < now() - interval '30 seconds')
  or (t.executor <> $1 and t.executor not in (${livingExecutors})))`

/** When a task of the company, and of the user in it, was last begun within an hour; else null. */
const TURN = `lateral (select max(b.iniciada_em) as empresa, max(b.iniciada_em) filter (where b.usuario_id is not distinct from t.usuario_id) as usuario
  from tarefa b where b.empresa_id = t.empresa_id and b.iniciada_em > now() - interval '1 hour') vez`

/** The table `tarefa`: the queue, and what people see of jobs they started. */
export class Tasks {
  /** ids of the tasks this process works on */
  readonly atWork = new Set<string>()

  /** @param executor number of this process */
  constructor(
    private readonly pool: pg.Pool,
    readonly executor: number,
  ) {}

  /** @param begun this process is already working on it */
  async create({ empresaId, usuarioId, tipo, titulo, entrada, chaveApiId }: NewTask, begun = false): Promise<Tarefa> {
    const work = begun ? ['executando', 1, this.executor] : ['na-fila', 0, null]
    const { rows } = await this.pool.query<Tarefa>(
      `insert into tarefa (empresa_id, usuario_id, tipo, titulo, entrada, chave_api_id, estado, tentativas, executor, iniciada_em)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $7 = 'executando' then now() end) returning *`,
      [empresaId, usuarioId, tipo, titulo, JSON.stringify(entrada), chaveApiId, ...work],
    )
    const [task] = rows as [Tarefa]
    if (begun) this.atWork.add(task.id)
    return task
  }

  async find(empresaId: number, id: string): Promise<Tarefa | undefined> {
    const { rows } = await this.pool.query<Tarefa>(
      `select ${SHOWN} from tarefa t where empresa_id = $1 and id::text = $2`,
      [empresaId, id.toLowerCase()],
    )
    return rows[0]
  }

  /** How many tasks are begun before each of these waiting ones, as companies and users take turns. */
  async ahead(ids: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.pool.query<{ id: string; n: number }>(
      `with fila as (select id, row_number() over (partition by empresa_id, usuario_id order by enfileirada_em, id) as lugar
         from tarefa where estado = 'na-fila')
       select eu.id, (select count(*)::int from fila f where f.lugar <= eu.lugar and f.id <> eu.id) as n from fila eu where eu.id = any($1::uuid[])`,
      [ids],
    )
    return new Map(rows.map(({ id, n }) => [id, n]))
  }

  /** How many tasks of a user wait. */
  async waiting(empresaId: number, usuarioId: number): Promise<number> {
    const { rows } = await this.pool.query<{ n: number }>(
      `select count(*)::int as n from tarefa where empresa_id = $1 and usuario_id = $2 and estado = 'na-fila'`,
      [empresaId, usuarioId],
    )
    return rows[0]?.n ?? 0
  }

  /** The last 50 tasks of a user, newest first. */
  async recent(empresaId: number, usuarioId: number): Promise<Tarefa[]> {
    const { rows } = await this.pool.query<Tarefa>(
      `select ${SHOWN} from tarefa t where empresa_id = $1 and usuario_id = $2 order by criada_em desc limit 50`,
      [empresaId, usuarioId],
    )
    return rows
  }

  /**
   * Claims a waiting task of these kinds, or one whose process died (FOR UPDATE SKIP LOCKED). Companies take turns, in a company its users, of a user the
   * oldest is next, so that hundreds queued by one do not delay the others.
   * @param delayed also one that waits to be tried again
   */
  async claim(kinds: readonly string[], { delayed = false } = {}): Promise<Tarefa | undefined> {
    const { rows } = await this.pool.query<Tarefa>(
      `update tarefa set estado = 'executando', iniciada_em = now(), terminada_em = null, progresso = 0,
       executor = $1, tentativas = tentativas + 1
       where (empresa_id, id) = (select t.empresa_id, t.id from tarefa t, ${TURN} where t.tipo = any($3::text[])
         and ((t.estado = 'na-fila' and ($4 or t.enfileirada_em <= now())) or (${ABANDONED}))
         order by vez.empresa nulls first, vez.usuario nulls first, t.enfileirada_em limit 1 for update of t skip locked) returning *`,
      [this.executor, [...this.atWork], kinds, delayed],
    )
    if (rows[0]) this.atWork.add(rows[0].id)
    return rows[0]
  }

  /** @returns true when it has to stop: it was cancelled, or another process has taken it over */
  async progress({ empresaId, id }: TaskKey, done: number, total?: number, message?: string): Promise<boolean> {
    const { rows } = await this.pool.query<{ cancelar: boolean }>(
      `update tarefa set progresso = $3, total = coalesce($4, total), mensagem = coalesce($5, mensagem)
       where empresa_id = $1 and id = $2 and executor = $6 returning cancelar`,
      [empresaId, id, Math.floor(done), total === undefined ? null : Math.floor(total), message ?? null, this.executor],
    )
    return rows[0]?.cancelar ?? true
  }

  /** Records how a task ended, only where this process is its executor. */
  async end(
    { empresaId, id }: TaskKey,
    estado: 'concluida' | 'falhou' | 'cancelada',
    result: TaskEnd = {},
  ): Promise<void> {
    await this.pool.query(
      `update tarefa set estado = $3, segredo = null, terminada_em = now(), mensagem = coalesce($4, mensagem), arquivo_id = $5, resultado = $6,
       progresso = case when $3 = 'concluida' then coalesce(total, progresso) else progresso end
       where empresa_id = $1 and id = $2 and executor = $7`,
      [
        empresaId,
        id,
        estado,
        result.mensagem ?? null,
        result.arquivoId ?? null,
        result.resultado === undefined ? null : JSON.stringify(result.resultado),
        this.executor,
      ],
    )
  }

  /** Deletes a task; a file it made goes with the day's clean-up. */
  async remove({ empresaId, id }: TaskKey): Promise<void> {
    await this.pool.query('delete from tarefa where empresa_id = $1 and id = $2', [empresaId, id])
  }

  /** Puts a task back into the queue, to be claimed after one second. */
  async release({ empresaId, id }: TaskKey): Promise<void> {
    await this.pool.query(
      `update tarefa set estado = 'na-fila', executor = null, enfileirada_em = now() + interval '1 second'
       where empresa_id = $1 and id = $2 and executor = $3`,
      [empresaId, id, this.executor],
    )
  }

  /** Removes the results of tasks of these kinds that ended before an instant. */
  async forgetResults(kinds: readonly string[], before: Date): Promise<number> {
    const { rowCount } = await this.pool.query(
      'update tarefa set resultado = null where tipo = any($1::text[]) and resultado is not null and coalesce(terminada_em, criada_em) < $2',
      [kinds, before],
    )
    return rowCount ?? 0
  }

  /** Removes the result of a task. */
  async forgetResult({ empresaId, id }: TaskKey): Promise<void> {
    await this.pool.query('update tarefa set resultado = null where empresa_id = $1 and id = $2', [empresaId, id])
  }

  /** How many tasks of a kind wait or are worked on, in all companies. */
  async open(kind: string): Promise<number> {
    const { rows } = await this.pool.query<{ open: number }>(
      "select count(*)::int as open from tarefa where tipo = $1 and estado in ('na-fila', 'executando')",
      [kind],
    )
    return rows[0]?.open ?? 0
  }

  /** Id of the last task of a kind whose input contains `input` (jsonb `@>`), unless it failed, was cancelled or has lost its result. */
  async started(empresaId: number, kind: string, input: object): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select id from tarefa where empresa_id = $1 and tipo = $2 and entrada @> $3 and not cancelar
       and (estado in ('na-fila', 'executando') or resultado is not null and estado = 'concluida') order by criada_em desc limit 1`,
      [empresaId, kind, JSON.stringify(input)],
    )
    return rows[0]?.id
  }

  /** Asks a task to stop; one that has not begun is cancelled at once. */
  async cancel(empresaId: number, id: string): Promise<void> {
    await this.pool.query(
      `update tarefa set cancelar = true,
       estado = case when estado = 'na-fila' then 'cancelada' else estado end,
       segredo = case when estado = 'na-fila' then null else segredo end,
       terminada_em = case when estado = 'na-fila' then now() else terminada_em end
       where empresa_id = $1 and id = $2 and estado in ('na-fila', 'executando')`,
      [empresaId, id],
    )
  }
}
