import type pg from 'pg'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Tarefa } from '#server/database/base-tables.ts'

/** A task to be done for somebody. */
export interface NewTask {
  tipo: string
  titulo: string
  empresaId: number
  usuarioId: number | null
  entrada: JsonValue
}

/** The table `tarefa`: what people see of jobs they started. */
export class Tasks {
  constructor(private readonly pool: pg.Pool) {}

  async create({ tipo, titulo, empresaId, usuarioId, entrada }: NewTask): Promise<string> {
    const { rows } = await this.pool.query<{ id: string }>(
      'insert into tarefa (empresa_id, usuario_id, tipo, titulo, entrada) values ($1, $2, $3, $4, $5) returning id',
      [empresaId, usuarioId, tipo, titulo, JSON.stringify(entrada)],
    )
    return rows[0]?.id ?? ''
  }

  async find(empresaId: number, id: string): Promise<Tarefa | undefined> {
    const { rows } = await this.pool.query<Tarefa>('select * from tarefa where empresa_id = $1 and id::text = $2', [
      empresaId,
      id.toLowerCase(),
    ])
    return rows[0]
  }

  /** The tasks somebody started lately, newest first. */
  async recent(empresaId: number, usuarioId: number): Promise<Tarefa[]> {
    const { rows } = await this.pool.query<Tarefa>(
      'select * from tarefa where empresa_id = $1 and usuario_id = $2 order by criada_em desc limit 50',
      [empresaId, usuarioId],
    )
    return rows
  }

  /** Marks as begun; undefined when it is done, cancelled or gone: then there is nothing to do. */
  async begin(empresaId: number, id: string): Promise<Tarefa | undefined> {
    const { rows } = await this.pool.query<Tarefa>(
      `update tarefa set estado = 'executando', iniciada_em = now(), terminada_em = null, progresso = 0
       where empresa_id = $1 and id = $2 and estado in ('na-fila', 'executando') returning *`,
      [empresaId, id],
    )
    const [task] = rows
    if (!task?.cancelar) return task
    // it was cancelled in a process that died before it noticed
    await this.end(empresaId, id, 'cancelada')
    return undefined
  }

  /** @returns true when somebody asked it to stop */
  async progress(empresaId: number, id: string, done: number, total?: number, message?: string): Promise<boolean> {
    const { rows } = await this.pool.query<{ cancelar: boolean }>(
      `update tarefa set progresso = $3, total = coalesce($4, total), mensagem = coalesce($5, mensagem)
       where empresa_id = $1 and id = $2 returning cancelar`,
      [empresaId, id, Math.floor(done), total === undefined ? null : Math.floor(total), message ?? null],
    )
    return rows[0]?.cancelar ?? true
  }

  async end(
    empresaId: number,
    id: string,
    estado: 'concluida' | 'falhou' | 'cancelada',
    result: { mensagem?: string; arquivoId?: string; resultado?: JsonValue } = {},
  ): Promise<void> {
    await this.pool.query(
      `update tarefa set estado = $3, terminada_em = now(), mensagem = coalesce($4, mensagem), arquivo_id = $5, resultado = $6,
       progresso = case when $3 = 'concluida' then coalesce(total, progresso) else progresso end where empresa_id = $1 and id = $2`,
      [
        empresaId,
        id,
        estado,
        result.mensagem ?? null,
        result.arquivoId ?? null,
        result.resultado === undefined ? null : JSON.stringify(result.resultado),
      ],
    )
  }

  /** Forgets what came out of tasks of these kinds that ended before an instant. */
  async forgetResults(kinds: readonly string[], before: Date): Promise<number> {
    const { rowCount } = await this.pool.query(
      'update tarefa set resultado = null where tipo = any($1::text[]) and resultado is not null and coalesce(terminada_em, criada_em) < $2',
      [kinds, before],
    )
    return rowCount ?? 0
  }

  /** Asks a task to stop; one that has not begun is stopped. */
  async cancel(empresaId: number, id: string): Promise<void> {
    await this.pool.query(
      `update tarefa set cancelar = true,
       estado = case when estado = 'na-fila' then 'cancelada' else estado end,
       terminada_em = case when estado = 'na-fila' then now() else terminada_em end
       where empresa_id = $1 and id = $2 and estado in ('na-fila', 'executando')`,
      [empresaId, id],
    )
  }
}
