import { expect } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'

export const MODELOS = '/api/avaliacao/modelos-avaliacao'
export const QUESTIONARIOS = '/api/pesquisa/questionarios'

export type Stored = RecordData & { id: number; versao: number }
export type Pergunta = Stored & { texto: string; ordem: number; respostas?: { id: number; texto: string }[] }

/** What a call that has to succeed answers. */
export async function ok<T = Stored>(
  answer: Promise<{ statusCode: number; body: string; json(): unknown }>,
): Promise<T> {
  const { statusCode, body, json } = await answer
  expect([200, 201], body).toContain(statusCode)
  return json() as T
}

/** Code and mistakes of a call that has to be refused. */
export async function refusal(answer: Promise<{ statusCode: number; json(): unknown }>) {
  const { statusCode, json } = await answer
  const { message, errors = [] } = json() as { message: string; errors?: { field?: string; message: string }[] }
  return { statusCode, message, errors: errors.map(({ field, message: text }) => [field, text]) }
}

let number = 0

/** A model of evaluations with a title of its own. */
export const criaModelo = (client: Client, more: RecordData = {}): Promise<Stored> =>
  ok(client.post(MODELOS, { titulo: `Modelo ${++number}`, tipo: 'D', ...more }))

export const pergunta = (client: Client, dono: string, body: RecordData): Promise<Pergunta> =>
  ok<Pergunta>(client.post(`${dono}/perguntas`, body))

export const perguntas = (client: Client, dono: string): Promise<Pergunta[]> =>
  ok<Pergunta[]>(client.get(`${dono}/perguntas`))

export const textos = async (client: Client, dono: string): Promise<string[]> =>
  (await perguntas(client, dono)).map(({ texto }) => texto)

/** A question with two options. */
export const escolha = (texto: string, more: RecordData = {}): RecordData => ({
  texto,
  tipo: 1,
  respostas: [
    { texto: 'Não', peso: 0 },
    { texto: 'Sim', peso: 1 },
  ],
  ...more,
})

export const nota = (texto: string, more: RecordData = {}): RecordData => ({ texto, tipo: 4, ...more })

/** A copy of the model for whoever may change evaluations to answer, about a talent who works here. */
export async function aplica(client: Client, modelo: number): Promise<Stored> {
  const filter = encodeURIComponent(JSON.stringify({ situacao: 'A' }))
  const [talento] = await ok<Stored[]>(client.get(`/api/gestao-talentos/talentos?filter=${filter}`))
  const body = { modeloAvaliacao: { id: modelo }, colaborador: { id: talento?.id } }
  return ok(client.post('/api/avaliacao/avaliacoes', body))
}

/** Answers a copy in part. */
export const responde = (client: Client, { id, versao }: Stored, respostas: RecordData[]): Promise<Stored> =>
  ok(client.put(`/api/avaliacao/avaliacoes/${id}/respostas`, { versao, respostas, respondidoParcialmente: true }))
