import type pg from 'pg'
import type { TrabalhoSistema } from '#server/database/base-tables.ts'

/** Minutes after which work counts as dead where the job says nothing else. */
export const TIMEOUT_MINUTES = 60

/** What of a job is said about its runs. */
interface Scheduled {
  name: string
  title: string
  schedule?: string
  timeoutMinutes?: number
}

/** How the work that nobody started fares: the last run of each job (table `trabalho_sistema`). */
export interface SystemWork {
  nome: string
  titulo: string
  /** cron in the time of São Paulo */
  horario: string
  estado: 'nunca' | 'executando' | 'concluida' | 'falhou'
  iniciadaEm?: string
  terminadaEm?: string
}

/** Remembers the last run of what the product does by itself. It belongs to no company, so it says that it ran and never what came out. */
export class SystemRuns {
  constructor(private readonly pool: pg.Pool) {}

  async begin(nome: string): Promise<void> {
    await this.pool.query(
      `insert into trabalho_sistema (nome, estado, iniciado_em) values ($1, 'executando', now())
       on conflict (nome) do update set estado = excluded.estado, iniciado_em = excluded.iniciado_em, terminado_em = null`,
      [nome],
    )
  }

  async end(nome: string, estado: TrabalhoSistema['estado']): Promise<void> {
    await this.pool.query('update trabalho_sistema set estado = $2, terminado_em = now() where nome = $1', [
      nome,
      estado,
    ])
  }

  /** Each of these jobs that runs by itself, by title. */
  async last(jobs: readonly Scheduled[], now: Date): Promise<SystemWork[]> {
    const { rows } = await this.pool.query<TrabalhoSistema>('select * from trabalho_sistema')
    const runs = new Map(rows.map((row) => [row.nome, row]))
    return jobs
      .flatMap(({ name: nome, title: titulo, schedule: horario, timeoutMinutes = TIMEOUT_MINUTES }) => {
        if (!horario) return []
        const run = runs.get(nome)
        // its process died: what would have said so is gone
        const dead =
          run?.estado === 'executando' && now.getTime() - Date.parse(run.iniciado_em) > timeoutMinutes * 60_000
        const work: SystemWork = {
          nome,
          titulo,
          horario,
          estado: dead ? 'falhou' : (run?.estado ?? 'nunca'),
          iniciadaEm: run?.iniciado_em,
          terminadaEm: run?.terminado_em ?? undefined,
        }
        return [work]
      })
      .sort((a, b) => a.titulo.localeCompare(b.titulo, 'pt-BR'))
  }
}
