import type pg from 'pg'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { TrabalhoSistema } from '#server/platform/database/base-tables.ts'
import type { Due } from './schedule.ts'
import { INSTALLATION } from './tasks.ts'

/** Default minutes after which work counts as dead. */
export const TIMEOUT_MINUTES = 60

/** The part of a job that its runs are reported with. */
interface Scheduled {
  name: string
  title: string
  schedule?: string
  timeoutMinutes?: number
}

/** The last run of a scheduled job (table `trabalho_sistema`). */
export interface SystemWork {
  nome: string
  titulo: string
  /** cron in the time of São Paulo */
  horario: string
  estado: 'nunca' | 'executando' | 'concluida' | 'falhou'
  iniciadaEm?: string
  terminadaEm?: string
}

/** Puts the rows (nome, entrada) of `ordem` into the queue, unless the same wait there already. */
const ENQUEUE = `insert into tarefa (empresa_id, tipo, titulo, entrada) select ${INSTALLATION}, nome, nome, entrada from ordem
  where not exists (select from tarefa t where t.empresa_id = ${INSTALLATION} and t.tipo = ordem.nome and t.entrada = ordem.entrada
    and t.estado = 'na-fila')`

/**
 * Runs of the system's own jobs: they wait in the queue as tasks of no company, which are deleted when they end. Of the last run of each job only its state
 * and times are kept, never a result.
 */
export class SystemRuns {
  /** @param executor number of this process */
  constructor(
    private readonly pool: pg.Pool,
    private readonly executor: number,
  ) {}

  /** Puts a run into the queue, unless the same waits there already. */
  async enqueue(nome: string, entrada: JsonValue): Promise<void> {
    const values = [nome, JSON.stringify(entrada)]
    await this.pool.query(`with ordem as (select $1::text as nome, $2::jsonb as entrada) ${ENQUEUE}`, values)
  }

  /**
   * Queues jobs that were due, once per due time among all processes; due times that passed while none ran become one run. A job seen for the first time
   * begins with its next due time.
   */
  async enqueueDue(due: readonly Due[]): Promise<void> {
    const values = [due.map(({ nome }) => nome), due.map(({ em }) => em)]
    const times = 'unnest($1::text[], $2::timestamptz[]) as d(nome, em)'
    await this.pool.query(
      `insert into trabalho_sistema (nome, estado, agendado_em) select nome, 'nunca', em from ${times} on conflict do nothing`,
      values,
    )
    // locked in the order of names, so that two processes cannot deadlock
    await this.pool.query(
      `with devido as (select nome, em from trabalho_sistema t join ${times} using (nome) where agendado_em < em order by nome for update of t),
       ordem as (update trabalho_sistema t set agendado_em = em from devido where t.nome = devido.nome returning t.nome, 'null'::jsonb as entrada)
       ${ENQUEUE}`,
      values,
    )
  }

  async begin(nome: string): Promise<void> {
    await this.pool.query(
      `insert into trabalho_sistema (nome, estado, iniciado_em) values ($1, 'executando', now())
       on conflict (nome) do update set estado = excluded.estado, iniciado_em = excluded.iniciado_em, terminado_em = null`,
      [nome],
    )
  }

  /** Deletes a run from the queue and records how it ended, only where this process is its executor. */
  async end(id: string, estado: 'concluida' | 'falhou'): Promise<void> {
    await this.pool.query(
      `with fim as (delete from tarefa where empresa_id = ${INSTALLATION} and id = $1 and executor = $2 returning tipo)
       update trabalho_sistema set estado = $3, terminado_em = now() from fim where nome = fim.tipo`,
      [id, this.executor, estado],
    )
  }

  /** Each of these jobs that runs by itself, by title. */
  async last(jobs: readonly Scheduled[], now: Date): Promise<SystemWork[]> {
    const { rows } = await this.pool.query<TrabalhoSistema>('select * from trabalho_sistema')
    const runs = new Map(rows.map((row) => [row.nome, row]))
    return jobs
      .flatMap(({ name: nome, title: titulo, schedule: horario, timeoutMinutes = TIMEOUT_MINUTES }) => {
        if (!horario) return []
        const run = runs.get(nome)
        const estado = run?.estado ?? 'nunca'
        const iniciadaEm = run?.iniciado_em ?? undefined
        // its process died before it recorded an end
        const dead = estado === 'executando' && now.getTime() - Date.parse(iniciadaEm ?? '') > timeoutMinutes * 60_000
        const terminadaEm = run?.terminado_em ?? undefined
        return [{ nome, titulo, horario, estado: dead ? 'falhou' : estado, iniciadaEm, terminadaEm }]
      })
      .sort((a, b) => a.titulo.localeCompare(b.titulo, 'pt-BR'))
  }
}
