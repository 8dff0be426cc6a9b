import { expect } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'
import { acoesDe, messageOf, RESPOSTAS, type Stored } from './pesquisas.ts'

export const EXTERNO = '/api/externo/questionarios'
export const AVALIACOES = '/api/avaliacao/avaliacoes'
export const NOTA = { texto: 'Que nota?', tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true }
const CORES = { texto: 'Cor?', tipo: 1, obrigatoria: false, respostas: [{ texto: 'Azul' }, { texto: 'Verde' }] }
const TEXTO = { texto: 'Por quê?', tipo: 3, obrigatoria: false }

/** Six people of an area; the first of them logs in as `lider`. */
export interface Equipe {
  area: { id: number }
  ids: number[]
}

interface Place {
  app: TestApp
  admin: Client
  lider: Client
  equipe: Equipe
}

/** Status and sentence of a refusal. */
export const refused = (answer: { statusCode: number; json(): unknown }) => [answer.statusCode, messageOf(answer)]

/** What tests about anonymous surveys of one team do again and again. @param place of the running test; known once its `beforeAll` has begun */
export function cenaAnonima(place: () => Place) {
  const acoes = acoesDe(place)
  const { rows, pesquisa, passo, copias, abre } = acoes

  /** A released survey of these six. */
  async function liberada(titulo: string, body: RecordData = {}): Promise<Stored> {
    const publico = { quem: 'CRITERIOS', areasOrganizacionais: [place().equipe.area] }
    const one = await pesquisa({ titulo, publico, ...body }, [NOTA, CORES, TEXTO])
    await passo(one, 'libera')
    return one
  }
  const daLider = async (one: Stored) =>
    (await copias(one)).find(({ colaborador }) => colaborador === place().equipe.ids[0])?.id
  const envia = async (copia: number | undefined, mais: RecordData = {}, client = place().lider, nota = 7) => {
    const { perguntas } = (await client.get(`${AVALIACOES}/${copia}/questionario`)).json() as {
      perguntas: { id: number }[]
    }
    return client.post(`${RESPOSTAS}/${copia}`, { respostas: [{ perguntaId: perguntas[0]?.id, nota }], ...mais })
  }
  return {
    ...acoes,
    ...{ liberada, daLider, envia },
    /** a team in which the first logs in @param primeiro of the numbers of their documents */
    async equipe(nome: string, primeiro: number): Promise<Equipe & { lider: Client }> {
      const equipe = await acoes.gente(nome, 6, primeiro)
      const conta = "(select id from usuario where login = 'lider')"
      await rows(`update talento set usuario_id = null where usuario_id = ${conta}`)
      await rows(`update talento set usuario_id = ${conta} where id = $1`, [equipe.ids[0]])
      return { ...equipe, lider: await login(place().app, 'lider') }
    },
    /** everybody of a survey but the one who logs in hands in, by links */
    async todosRespondem(one: Stored, texto: (n: number) => string | undefined = () => undefined) {
      await envia(await daLider(one))
      for (const [n, { id, situacao }] of (await copias(one)).entries()) {
        if (situacao === 'R') continue
        const { mostra, codigo, stranger } = await abre(id)
        const [nota, , porQue] = mostra.perguntas
        const dito = texto(n)
        const respostas = [
          { perguntaId: nota?.id, nota: n },
          ...(dito === undefined ? [] : [{ perguntaId: porQue?.id, comentario: dito }]),
        ]
        const answer = await stranger.post(EXTERNO, { codigo, respostas })
        expect(answer.statusCode, answer.body).toBe(200)
      }
    },
    folhas: async ({ id }: Stored) => (await rows('select from folha_selada where registro_id = $1', [id])).length,
  }
}
