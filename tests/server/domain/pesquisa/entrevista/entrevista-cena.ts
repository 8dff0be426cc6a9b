import { expect } from 'vitest'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client } from '#tests/helpers/app.ts'
import { type Cenario, cenario, type Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'
import { ALTERAR, completas, entrevistas, MODELOS, type Modelo, VER } from './entrevistas.ts'

export const TALENTOS = '/api/gestao-talentos/talentos'
export const EXTERNO = '/api/externo/questionarios'

/** Models of exit interviews, and who reads or applies them. */
export interface Cena {
  c: Cenario
  e: ReturnType<typeof entrevistas>
  /** a reason of dismissal with a model of its own */
  pedido: Registro
  padrao: Modelo
  doMotivo: Modelo
  /** reads interviews, interviews, and has evaluations and talents but no right of the kind */
  leitora: Client
  rh: Client
  gestor: Client
}

const sqlOf =
  (c: Cenario) =>
  async (text: string, values: unknown[] = []) => {
    const { rows } = await c.app.database.pool.query(text, values)
    c.app.fastify.prumo.sessions.forget()
    return rows as RecordData[]
  }

export async function montaCena(): Promise<Cena> {
  const c = await cenario()
  const e = entrevistas(c)
  const sql = sqlOf(c)
  await sql('update modelo_entrevista set ativo = false, padrao = false')
  await sql('update roteiro set ativo = false')
  const pedido = await e.make('gestao-talentos/motivo-desligamento', {
    ...{ descricao: 'Prova: pedido', iniciativa: 'COLABORADOR' },
  })
  const padrao = await e.modelo('Prova: padrão', { padrao: true, cabecalho: 'Leia antes.' })
  const doMotivo = await e.modelo('Prova: do motivo', { motivos: [{ id: pedido.id }] })
  const leitora = await e.usuario('leitora', [VER])
  const rh = await e.usuario('entrevista', [VER, ALTERAR, 'ROLE_CAD_MODELO_ENTREVISTA'])
  const gestor = await e.usuario('chefe', ['ROLE_MOV_AVALIACAO', 'ROLE_CAD_TALENTO'])
  return { c, e, pedido, padrao, doMotivo, leitora, rh, gestor }
}

/** What tests about interviews do again and again. @param cena of the running test; known once its `beforeAll` has ended */
export function acoesDe(cena: () => Cena) {
  const sql = (text: string, values: unknown[] = []) => sqlOf(cena().c)(text, values)
  const hoje = (n = 0) => addDays(cena().c.app.today(), n) ?? ''
  const doTalento = ({ id }: Registro) => `${TALENTOS}/${id}/entrevista-desligamento`
  const responde = (modelo: Modelo, talento: Registro, body: RecordData = {}, client = cena().rh, base = MODELOS) =>
    client.post(`${base}/${modelo.id}/respostas`, { colaboradorId: talento.id, respostas: completas(modelo), ...body })
  const ok = async (answer: Promise<{ statusCode: number; body: string; json(): unknown }>): Promise<RecordData> => {
    const { statusCode, body, json } = await answer
    expect(statusCode, body).toBeLessThan(300)
    return json() as RecordData
  }
  const erros = async (answer: Promise<{ json(): unknown }>) =>
    ((await answer).json() as { errors: RecordData[] }).errors.map(({ field, message }) => `${field}: ${message}`)
  const recusa = async (answer: Promise<{ statusCode: number; json(): unknown }>) => {
    const { statusCode, json } = await answer
    return [statusCode, (json() as RecordData).message]
  }
  const act = async (talento: Registro, action: string, body: RecordData = {}, client: Client = cena().c.admin) => {
    const { versao } = (await cena().c.admin.get(`${TALENTOS}/${talento.id}`)).json() as RecordData
    return ok(client.put(`${TALENTOS}/${talento.id}/${action}`, { versao, ...body }))
  }
  const sai = (dia = hoje()) => ({ dataDesligamento: dia, motivoDesligamento: { id: cena().pedido.id } })
  const configura = (automatica: boolean, dias: number | null = null) =>
    sql(
      'update empresa_configuracao set entrevista_desligamento_automatica = $1, entrevista_desligamento_dias = $2 where empresa_id = 1',
      [automatica, dias],
    )
  const cartas = async () =>
    (await sql('select para, assunto, texto from email_saida order by id')).map(({ para, assunto, texto }) => ({
      ...{ para, assunto },
      texto: cena().c.app.fastify.prumo.secrets.unseal('email', String(texto)) ?? String(texto),
    }))
  const codigoEm = (texto = '') => /\/externo\/questionario\?empresaId=1#([\w-]{43})/.exec(texto)?.[1] ?? ''
  const estranho = () => new Client(cena().c.app)
  const mostra = (codigo: string) => estranho().post(`${EXTERNO}/mostra`, { codigo })
  return { sql, hoje, doTalento, responde, ok, erros, recusa, act, sai, configura, cartas, codigoEm, estranho, mostra }
}
