import { expect } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client, createTestApp, login } from '#tests/helpers/app.ts'
import { acoesDe, CICLOS, type Stored } from './ciclos.ts'

export const COPIAS = '/api/avaliacao/avaliacoes'
const EXTERNO = '/api/externo/questionarios'

export type Pedida = RecordData & {
  versao: number
  perguntas: { id: number; texto: string }[]
  competencias?: (RecordData & { id: number })[]
}
export type Par = [avaliado: number | undefined, avaliador: number | undefined, papel: string]

/** A model with one mark from 0 to 100, who logs in as `lider`, and people whose bands require competences and who do not log in. */
export async function cenaDoCiclo() {
  const app = await createTestApp()
  const admin = await login(app, 'admin')
  const lider = await login(app, 'lider')
  const { rows, made, participa } = acoesDe(() => ({ app, admin }))
  const [own] = await rows<{ id: number }>(
    "select t.id::int as id from talento t join usuario u on u.id = t.usuario_id where t.empresa_id = 1 and u.login = 'lider'",
  )
  const chefe = own?.id ?? 0
  const gente = (
    await rows<{ id: number }>(
      `select t.id::int as id from talento t where t.empresa_id = 1 and t.situacao = 'A' and t.usuario_id is null
       and exists (select from config_nivel_faixa_salarial c where c.empresa_id = t.empresa_id and c.faixa_salarial_id = t.faixa_salarial_id) order by t.id limit 14`,
    )
  ).map(({ id }) => id)
  const modelo = async (titulo: string, more: RecordData = {}): Promise<Stored> => {
    const made1 = await made('/api/avaliacao/modelos-avaliacao', { titulo, tipo: 'D', ...more })
    const pergunta = { questionario: made1.questionario, texto: `${titulo}: de 0 a 100?`, tipo: 4 }
    await made('/api/avaliacao/perguntas', { ...pergunta, notaMinima: 0, notaMaxima: 100 })
    return made1
  }
  const padrao = await modelo('Modelo da cena')
  const ciclo = (body: RecordData = {}) =>
    made(CICLOS, {
      ...{ titulo: 'Da cena', dataIni: app.today(), dataFim: '2099-12-31', modeloAvaliacao: { id: padrao.id } },
      ...{ permiteAutoAvaliacao: true, anonima: false, tipo: '1.0' },
      ...body,
    })
  const passo = ({ id }: Stored, name: string) => admin.put(`${CICLOS}/${id}/${name}`, {})
  const daCopia = 'avaliacao_desempenho_id = $1 and colaborador_id = $2 and avaliador_id = $3 and papel = $4'
  const copiaDe = async ({ id }: Stored, par: Par): Promise<number> => {
    const [found] = await rows<{ id: number }>(`select id::int as id from colaborador_questionario where ${daCopia}`, [
      id,
      ...par,
    ])
    return found?.id ?? 0
  }
  return {
    ...{ app, admin, lider, chefe, gente, rows, made, participa, modelo, ciclo, passo, copiaDe },
    /** released, with who evaluates whom */
    async liberado(body: RecordData, pares: Par[]): Promise<Stored> {
      const one = await ciclo(body)
      for (const par of pares) expect((await participa(one, ...par)).statusCode).toBe(201)
      const answer = await passo(one, 'libera')
      expect(answer.statusCode, answer.body).toBe(200)
      return one
    },
    /** the copy of `lider` */
    async pedida(copia: number): Promise<Pedida> {
      const answer = await lider.get(`${COPIAS}/${copia}/questionario`)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json() as Pedida
    },
    /** `lider` in the product, everybody else by the link that HR hands out; the level is the place on each competence's scale */
    async responde(one: Stored, par: Par, nota: number, more: RecordData = {}, nivel = -1): Promise<void> {
      const id = await copiaDe(one, par)
      const proprio = par[1] === chefe
      const { link = '' } = proprio ? {} : ((await admin.post(`${COPIAS}/${id}/link`, {})).json() as { link: string })
      const codigo = link.split('#')[1]
      const client = proprio ? lider : new Client(app)
      const asked = (
        proprio ? await client.get(`${COPIAS}/${id}/questionario`) : await client.post(`${EXTERNO}/mostra`, { codigo })
      ).json() as Pedida
      const body = {
        respostas: asked.perguntas.map((pergunta) => ({ perguntaId: pergunta.id, nota })),
        configsNiveisCompetenciasFaixaSalariais: (asked.competencias ?? []).map(({ id: competencia, escala }) => ({
          competencia: { id: competencia },
          nivelCompetencia: { id: (escala as { id: number }[]).at(nivel)?.id },
        })),
        ...more,
      }
      const answer = proprio
        ? await client.put(`${COPIAS}/${id}/respostas`, { ...body, versao: asked.versao })
        : await client.post(EXTERNO, { ...body, codigo })
      expect(answer.statusCode, answer.body).toBe(200)
    },
    resultados: async ({ id }: Stored) =>
      (await admin.get(`${CICLOS}/${id}/resultados`)).json() as (RecordData & { avaliado: { id: number } })[],
  }
}
