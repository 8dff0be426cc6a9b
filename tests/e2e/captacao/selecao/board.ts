import type { Locator, Page } from 'playwright-core'
import { openStage, type Stage } from '#tests/helpers/browser/browser.ts'

export const column = (page: Page, nome: string) => page.getByRole('region', { name: nome, exact: true })
export const cards = (place: Locator) => place.locator('[data-cartao]')
export const card = (page: Page, nome: string) => page.locator(`[data-cartao][aria-label^="${nome},"]`)
export const names = (place: Locator) =>
  cards(place).evaluateAll((all) => all.map((one) => one.ariaLabel?.split(',')[0]))
export const moved = (page: Page) =>
  page.waitForResponse((answer) => /candidato-solicitacoes\/\d+\/etapa$/.test(answer.url()) && answer.ok())

/** A stage with a selection to work on. */
export interface SelectionStage {
  stage: Stage
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  /** an open request of two vacancies with three people in its first step, the first of them longer than its deadline */
  openRequest(): Promise<{ id: number; descricao: string }>
}

export async function openSelection(): Promise<SelectionStage> {
  const stage = await openStage()
  const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await stage.app.database.pool.query<Row>(text, values)).rows
  return {
    stage,
    sql,
    async openRequest() {
      const [request] = await sql<{ id: number; descricao: string }>(
        `update solicitacao_pessoal set quantidade = 2, qtd_vagas_preenchidas = 0 where id = (select s.id from solicitacao_pessoal s
         join candidato_solicitacao l on l.solicitacao_id = s.id where s.empresa_id = 1 and s.status = 'A' and not s.suspensa
         and not s.encerrada and not s.cancelada group by s.id having count(*) > 5 order by s.id limit 1) returning id, descricao`,
      )
      if (!request) throw new Error('no open request')
      await sql(
        'delete from entrevista where candidatura_id in (select id from candidato_solicitacao where solicitacao_id = $1)',
        [request.id],
      )
      await sql('delete from candidato_solicitacao where solicitacao_id = $1', [request.id])
      await sql(
        `insert into candidato_solicitacao (empresa_id, candidato_empresa_id, candidato_id, solicitacao_id, etapa_seletiva_id, aptidao, data, na_etapa_desde)
         select 1, 1, c.id, $1, e.id, 'I', current_date - 50, now() - (interval '20 days' * c.n)
         from (select id, row_number() over (order by nome) as n from candidato where empresa_id = 1 and pessoal_cpf is not null
           and not exists (select from talento t where t.cpf = pessoal_cpf) order by nome limit 3) c
         cross join (select id from etapa_seletiva where empresa_id = 1 and ordem = 1) e`,
        [request.id],
      )
      await sql('update etapa_seletiva set acompanhamento_prazo_dias = 45 where empresa_id = 1 and ordem = 1')
      return request
    },
  }
}
