import type { Page } from 'playwright-core'
import type { Client } from '#tests/helpers/app.ts'
import { fill, notice, pick, pickInTree, save, select, tab } from '../../steps.ts'

export const SOLICITACOES = '/captacao/solicitacoes-pessoal'

/** The five settings of a company that change its requests. */
export const settings = [
  'solPessoalExibirSalario',
  'solPessoalExibirColabSubstituido',
  'solPessoalObrigarDadosComplementares',
  'solPessoalReabrirSolicitacao',
  'obrigarAmbienteFuncao',
] as const

export type Setting = (typeof settings)[number]

/** Sets the company of the session so that of the five only these are on. */
export async function onlyOn(admin: Client, ...on: Setting[]): Promise<void> {
  const url = '/api/utilitario/empresas/configuracao'
  const now = (await admin.get(url)).json() as object
  const wanted = Object.fromEntries(settings.map((setting) => [setting, on.includes(setting)]))
  const answer = await admin.put(url, { ...now, ...wanted })
  if (answer.statusCode !== 200) throw new Error(`configuração: ${answer.statusCode} ${answer.body}`)
}

/** What every company demands of a request. @param area organisational area, by name */
export async function fillVaga(page: Page, descricao: string, area = 'Linha de Massas'): Promise<void> {
  await fill(page, 'Descrição', descricao)
  await pick(page, 'Motivo da Solicitação', 'Aumento de quadro')
  await fill(page, 'Número de vagas', '3')
  await fill(page, 'Horário Comercial', 'Segunda a sábado, das 22h às 5h20')
  await pick(page, 'Estabelecimento', 'Fábrica')
  await pickInTree(page, 'Área Organizacional', area)
}

/** What a company may demand besides: the profile looked for. */
export async function fillPerfil(page: Page): Promise<void> {
  await tab(page, 'Perfil desejado').click()
  await select(page, 'Escolaridade', 'Ensino Médio completo')
  await fill(page, 'Idade Mínima', '18')
  await fill(page, 'Idade Máxima', '55')
  await pick(page, 'Estado', 'São Paulo')
  await pick(page, 'Cidade', 'Campinas')
  await page.getByRole('checkbox', { name: 'Cambuí' }).check()
  await fill(page, 'Informações Complementares', 'Refeição no local e transporte fretado.')
}

/** Saves the new request and returns its id. */
export async function saveNew(page: Page, rh: Client, descricao: string): Promise<number> {
  await save(page)
  await notice(page, 'Registro criado com sucesso.')
  const filter = encodeURIComponent(JSON.stringify({ descricao }))
  const [found] = (await rh.get(`/api${SOLICITACOES}?filter=${filter}`)).json() as { id: number }[]
  if (!found) throw new Error(`${descricao} is not stored`)
  return found.id
}
