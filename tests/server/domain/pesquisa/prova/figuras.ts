import { readXlsx } from 'hucre/xlsx'
import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client, TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import type { Told } from '#tests/server/features/anonimato/proof/attacker.ts'
import { COPIAS, PESQUISAS, type Stored } from '../pesquisas.ts'

const RELATORIO = '/api/avaliacao/relatorios/pesquisa'

/**
 * All figures of a closed survey that are told: on the screen, by the report in each format and for each choice of an area, and on the paper of its questionnaire, to an administrator
 * and to those who are restricted to some areas.
 */
export function figurasDitas({ today }: TestApp, clients: readonly Client[], areas: readonly number[]) {
  return async ({ id, questionario }: Stored, marca: number): Promise<Told[]> => {
    const ditas: Told[] = []
    const diz = (where: string, text: string, valores: object = {}) => {
      // marks of four digits, as they are printed
      const marcas = [
        ...new Set([...text.matchAll(/\bNota (\d)\.(\d{3})\b/g)].map(([, mil, resto]) => `${mil}${resto}`)),
      ]
      if (marcas.length > 0) ditas.push({ where, n: marcas.length, valores, marcas })
    }
    for (const [i, client] of clients.entries()) {
      const lidos = (await client.get(`${PESQUISAS}/${id}/resultados`)).json() as SurveyResults
      for (const { n, valores, perguntas } of lidos.celulas) {
        const partes = perguntas.find(({ pergunta }) => pergunta === marca)?.partes ?? {}
        if (n !== undefined)
          ditas.push({ where: i === 0 ? 'tela' : 'tela restrita', n, valores, marcas: Object.keys(partes) })
      }
      for (const area of [undefined, ...areas]) {
        const filters = { pesquisaId: { id }, dataFim: today(), ...(area !== undefined && { areasIds: [area] }) }
        const valores = area === undefined ? {} : { area: String(area) }
        // who is restricted and asks for no area is told of each of hers, one after the other
        if (area === undefined && i > 0) continue
        for (const formato of i === 0 && area === areas[1] ? ['json', 'xlsx', 'pdf'] : ['json'])
          diz(i === 0 ? formato : `${formato} restrito`, await textOf(client, RELATORIO, { filters, formato }), valores)
      }
    }
    const [admin] = clients
    const { id: questionarioId } = questionario as { id: number }
    if (admin) diz('papel', await textOf(admin, `${COPIAS}/relatorio`, { questionarioId }))
    return ditas
  }
}

async function textOf(client: Client, url: string, body: RecordData): Promise<string> {
  const { headers, rawPayload, body: text } = await client.post(url, body)
  const type = String(headers['content-type'])
  if (type.includes('pdf')) return (await pagesOf(rawPayload)).join(' ')
  if (type.includes('sheet')) return (await readXlsx(rawPayload)).sheets.flatMap(({ rows }) => rows.flat()).join(' ; ')
  return text
}
