import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { escalateLate } from '#server/platform/crud/workflow/approval/escalate.ts'
import { loadWorld, serveWorld } from '#tests/entities/random/world.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/provas/compras'
const DAY = 86_400_000

/** A purchase: who leads the area agrees, above a thousand reais both buyers, then the direction. */
const compra: JsonSchema = {
  title: 'Compra',
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural: 'Compras',
    gender: 'f',
    route: 'provas/compras',
    scope: 'empresa',
    authority: 'ROLE_MOV_COMPRA',
    label: 'titulo',
    list: { columns: ['titulo', 'valor', 'status'], filters: ['titulo'] },
    roles: {
      chefe: { title: 'Chefe', user: 'chefe' },
      comprador: { title: 'Comprador', user: 'comprador' },
      reserva: { title: 'Comprador reserva', user: 'reserva' },
    },
    workflow: [
      {
        name: 'status',
        title: 'Status',
        field: 'status',
        approval: {
          in: 'I',
          approved: 'A',
          refused: 'R',
          reason: 'motivo',
          again: ['valor'],
          levels: [
            { name: 'chefe', title: 'Chefe da área', by: ['chefe'], days: 1, escalates: { authority: 'ROLE_DIRECAO' } },
            {
              name: 'compradores',
              title: 'Compradores',
              by: ['comprador', 'reserva'],
              all: true,
              when: { type: 'object', properties: { valor: { exclusiveMinimum: 1000 } }, required: ['valor'] },
            },
            { name: 'direcao', title: 'Direção', authority: 'ROLE_DIRECAO' },
          ],
        },
        transitions: [
          {
            name: 'aprova',
            title: 'Aprovar',
            from: ['I'],
            to: 'A',
            authority: 'ROLE_DIRECAO',
          },
          {
            name: 'reprova',
            title: 'Reprovar',
            from: ['I'],
            to: 'R',
            authority: 'ROLE_DIRECAO',
            fields: ['motivo'],
            required: ['motivo'],
          },
          { name: 'reabre', title: 'Reabrir', from: ['A', 'R'], to: 'I', fields: ['motivo'] },
        ],
      },
    ],
  },
  required: ['titulo', 'status'],
  properties: {
    titulo: { type: 'string', maxLength: 60, title: 'Título' },
    valor: { type: 'number', title: 'Valor' },
    chefe: { title: 'Chefe', $ref: '../utilitario/usuario.json#/$defs/ref' },
    comprador: { title: 'Comprador', $ref: '../utilitario/usuario.json#/$defs/ref' },
    reserva: { title: 'Reserva', $ref: '../utilitario/usuario.json#/$defs/ref' },
    status: {
      title: 'Status',
      readOnly: true,
      default: 'I',
      oneOf: [
        { const: 'I', title: 'Em análise' },
        { const: 'A', title: 'Aprovada' },
        { const: 'R', title: 'Reprovada' },
      ],
    },
    motivo: { type: 'string', maxLength: 200, title: 'Motivo', readOnly: true },
  },
}

type Compra = RecordData & { id: number; versao: number }
type Name = 'admin' | 'rh' | 'gestor' | 'sst'

let app: TestApp
const who = {} as Record<Name, Client>
const ids = {} as Record<Name, number>

beforeAll(async () => {
  const { model, mistakes } = loadWorld([{ file: 'provas/compra.json', schema: compra }])
  expect(mistakes).toEqual([])
  app = await serveWorld(model)
  await app.database.pool.query(
    `update perfil set authorities = authorities || $1::jsonb where id in (select l.perfil_id from usuario_empresa_perfis l
      join usuario_empresa x on x.id = l.usuario_empresa_id join usuario u on u.id = x.usuario_id where u.login <> 'admin')`,
    [JSON.stringify(['VER', 'INCLUIR', 'ALTERAR'].map((name) => `ROLE_MOV_COMPRA_${name}`))],
  )
  for (const name of ['admin', 'rh', 'gestor', 'sst'] as const) {
    who[name] = await login(app, name)
    ids[name] = ((await who[name].get('/api/userinfo')).json() as { usuario: { id: number } }).usuario.id
  }
})
afterAll(() => app?.close())

async function nova(body: RecordData = {}): Promise<Compra> {
  const chefe = { id: ids.gestor }
  const answer = await who.rh.post(url, { titulo: 'Esteira', valor: 500, chefe, ...body })
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined])
  return answer.json()
}
const faz = (name: Name, { id }: Compra, passo: 'aprova' | 'reprova', body: RecordData = {}) =>
  who[name].put(`${url}/${id}/${passo}`, body)
const status = async ({ id }: Compra) => ((await who.admin.get(`${url}/${id}`)).json() as Compra).status
const etapas = async (name: Name) =>
  ((await who[name].get('/api/aprovacoes')).json() as { registroId: number; etapa: string }[]).map(
    ({ registroId, etapa }) => [registroId, etapa],
  )
const mensagens = async (name: Name, texto: string) => {
  const { rows } = await app.database.pool.query(
    `select m.texto from mensagem m join usuario_mensagem u on u.empresa_id = m.empresa_id and u.mensagem_id = m.id
     where u.usuario_id = $1 and m.texto like '%' || $2 || '%' order by m.id`,
    [ids[name], texto],
  )
  return rows.map(({ texto: said }) => said as string)
}

describe('stages', () => {
  test('one after the other: each is asked of its own people, and the last word moves the record', async () => {
    const uma = await nova({ titulo: 'Duas etapas' })
    expect(await etapas('gestor')).toContainEqual([uma.id, 'Chefe da área'])
    expect(await etapas('admin')).not.toContainEqual([uma.id, 'Direção'])
    expect(await mensagens('gestor', 'Duas etapas')).toEqual([
      'Compra: Duas etapas. Aguarda a sua aprovação na etapa "Chefe da área".',
    ])
    const cedo = await faz('admin', uma, 'aprova')
    expect([cedo.statusCode, cedo.json().message]).toEqual([
      403,
      'Esta etapa da aprovação é de outra pessoa: Chefe da área.',
    ])
    expect((await faz('rh', uma, 'aprova')).statusCode).toBe(403)
    expect((await faz('gestor', uma, 'aprova')).json().status).toBe('I')
    expect(await etapas('gestor')).not.toContainEqual([uma.id, 'Chefe da área'])
    expect(await etapas('admin')).toContainEqual([uma.id, 'Direção'])
    // twice is once
    expect((await faz('gestor', uma, 'aprova')).statusCode).toBe(403)
    expect((await faz('admin', uma, 'aprova')).json().status).toBe('A')
    expect(await etapas('admin')).not.toContainEqual([uma.id, 'Direção'])
    const linhas = (await who.admin.get(`${url}/${uma.id}/historico`)).json() as { titulo: string }[]
    expect(linhas.map(({ titulo }) => titulo)).toEqual(['Aprovar', 'Aprovação de uma etapa', 'Criação'])
  })

  test('by amount, and of everybody who is asked', async () => {
    const cara = await nova({ valor: 1000.01, comprador: { id: ids.rh }, reserva: { id: ids.sst } })
    await faz('gestor', cara, 'aprova')
    expect(await etapas('rh')).toContainEqual([cara.id, 'Compradores'])
    await faz('sst', cara, 'aprova')
    expect(await etapas('sst')).not.toContainEqual([cara.id, 'Compradores'])
    expect((await faz('admin', cara, 'aprova')).statusCode).toBe(403)
    await faz('rh', cara, 'aprova')
    expect((await faz('admin', cara, 'aprova')).json().status).toBe('A')
    const barata = await nova({ valor: 1000, comprador: { id: ids.rh } })
    await faz('gestor', barata, 'aprova')
    expect(await etapas('admin')).toContainEqual([barata.id, 'Direção'])
  })

  test('a refusal at any stage is the last word, with its reason', async () => {
    const uma = await nova()
    const sem = await faz('gestor', uma, 'reprova')
    expect(sem.json().errors).toMatchObject([{ field: 'motivo', message: 'Motivo é obrigatório' }])
    expect((await faz('gestor', uma, 'reprova', { motivo: 'Sem verba' })).json()).toMatchObject({
      status: 'R',
      motivo: 'Sem verba',
    })
    expect(await etapas('admin')).not.toContainEqual([uma.id, 'Direção'])
  })

  test('a stage that names nobody is passed over', async () => {
    const uma = await nova({ chefe: undefined })
    expect(await etapas('admin')).toContainEqual([uma.id, 'Direção'])
  })

  test('two at once: one decides, and nothing is done twice', async () => {
    const uma = await nova()
    await faz('gestor', uma, 'aprova')
    const both = await Promise.all([faz('admin', uma, 'aprova'), faz('admin', uma, 'reprova', { motivo: 'x' })])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('who may not read the register is told of none of its records', async () => {
    const uma = await nova()
    await faz('gestor', uma, 'aprova')
    const direcao = async (without: string) => {
      const found = (await (await app.clientWithout(without)).get('/api/aprovacoes')).json() as { registroId: number }[]
      return found.some(({ registroId }) => registroId === uma.id)
    }
    expect([await direcao('ROLE_CAD_PERFIL'), await direcao('ROLE_MOV_COMPRA_VER')]).toEqual([true, false])
  })

  test('another company sees nothing of it', async () => {
    const uma = await nova()
    await faz('gestor', uma, 'aprova')
    const outra = await login(app, 'admin')
    await outra.put('/api/userinfo/empresa', { empresaId: 2 })
    // it has requests of its own that wait
    const esperam = (await outra.get('/api/aprovacoes')).json() as { entidade: string }[]
    expect(esperam.filter(({ entidade }) => entidade === 'provas/compra')).toEqual([])
    expect((await outra.put(`${url}/${uma.id}/aprova`)).statusCode).toBe(404)
  })
})

test('what waits says with which step it is answered; the record shows its stages', async () => {
  const uma = await nova({ titulo: 'Como se responde' })
  const espera = (await who.gestor.get('/api/aprovacoes')).json() as { registroId: number }[]
  expect(espera.find(({ registroId }) => registroId === uma.id)).toMatchObject({
    titulo: 'Compra',
    rotulo: 'Como se responde',
    rota: 'provas/compras',
    endereco: `/provas/compras/${uma.id}`,
    detalhes: [],
    atrasada: false,
    aprovar: { passo: 'aprova', corpo: {} },
    reprovar: { passo: 'reprova', corpo: {}, motivo: 'motivo', motivoObrigatorio: true },
    versao: uma.versao,
  })
  await faz('gestor', uma, 'aprova')
  const { fluxos, permitidos } = (await who.admin.get(`${url}/${uma.id}/andamento`)).json()
  expect(fluxos[0].etapas).toMatchObject([
    { titulo: 'Chefe da área', estado: 'aprovada', decisoes: [{ decisao: 'aprovou' }] },
    { titulo: 'Direção', estado: 'aguarda', decisoes: [] },
  ])
  expect(permitidos).toEqual(['aprova', 'reprova', 'reabre'])
  expect((await who.rh.get(`${url}/${uma.id}/andamento`)).json().permitidos).toEqual([])
})

describe('the link of an e-mail', () => {
  /** The newest link that an e-mail brought to somebody about a record. */
  const codigoPara = async (name: Name, { id }: Compra) => {
    const { prumo } = app.fastify
    const { rows } = await app.database.pool.query(
      `select e.texto from email_saida e join usuario u on u.email = e.para
       where u.id = $1 and e.sobre @> $2::jsonb order by e.id desc limit 1`,
      [ids[name], JSON.stringify([{ entidade: 'provas/compra', id }])],
    )
    const texto = prumo.secrets.unseal('email', rows[0]?.texto ?? '') ?? ''
    return /#(\S+)/.exec(texto)?.[1] ?? ''
  }
  const entidade = 'provas/compra'
  const mostra = (codigo: string) => app.nobody.post('/api/aprovacoes/link/mostra', { entidade, codigo })
  const decide = (codigo: string, decisao: string, motivo?: string) =>
    app.nobody.post('/api/aprovacoes/link', { entidade, codigo, decisao, ...(motivo ? { motivo } : {}) })
  const usado = 'Este link já foi usado, venceu ou não é mais necessário.'

  test('shows what waits and changes nothing; decides once, as whom it was sent to', async () => {
    const uma = await nova({ titulo: 'Por e-mail' })
    const codigo = await codigoPara('gestor', uma)
    expect(codigo).not.toBe('')
    const visto = await mostra(codigo)
    expect(visto.json()).toMatchObject({
      titulo: 'Compra',
      rotulo: 'Por e-mail',
      etapa: 'Chefe da área',
      campos: expect.arrayContaining([{ titulo: 'Valor', valor: '500' }]),
      motivo: { aprovar: false, reprovar: true },
    })
    expect((await mostra(codigo)).statusCode).toBe(200)
    const sem = await decide(codigo, 'reprovar')
    expect(sem.json().errors).toMatchObject([{ message: 'Motivo é obrigatório' }])
    expect((await decide(codigo, 'aprovar')).statusCode).toBe(204)
    expect(await etapas('admin')).toContainEqual([uma.id, 'Direção'])
    for (const outra of [await decide(codigo, 'aprovar'), await mostra(codigo)])
      expect(outra.json().errors).toMatchObject([{ message: usado }])
    const { rows } = await app.database.pool.query(
      'select decisoes from aprovacao where registro_id = $1 and entidade = $2 order by id limit 1',
      [uma.id, entidade],
    )
    expect(rows[0].decisoes).toMatchObject([{ usuarioId: ids.gestor, decisao: 'aprovou' }])
  })

  test('is good for nothing once the stage is over, or expired; another register and a made-up code find nothing', async () => {
    const uma = await nova()
    const codigo = await codigoPara('gestor', uma)
    await faz('gestor', uma, 'reprova', { motivo: 'Já decidido' })
    expect((await decide(codigo, 'aprovar')).json().errors).toMatchObject([{ message: usado }])
    const duas = await nova()
    const outro = await codigoPara('gestor', duas)
    const alheio = await app.nobody.post('/api/aprovacoes/link/mostra', {
      entidade: 'captacao/candidato',
      codigo: outro,
    })
    expect(alheio.json().errors).toMatchObject([{ message: usado }])
    expect((await mostra('inventado')).json().errors).toMatchObject([{ message: usado }])
    app.clock.advance(8 * DAY)
    expect((await mostra(outro)).json().errors).toMatchObject([{ message: usado }])
    app.clock.advance(-8 * DAY)
    expect(await status(duas)).toBe('I')
  })
})

describe('what was agreed to and changes', () => {
  const aprovada = async () => {
    const uma = await nova()
    await faz('gestor', uma, 'aprova')
    await faz('admin', uma, 'aprova')
    return (await who.admin.get(`${url}/${uma.id}`)).json() as Compra
  }

  test('is asked again, from the first stage', async () => {
    const uma = await aprovada()
    const igual = (await who.rh.put(`${url}/${uma.id}`, { ...uma, titulo: 'Outro nome' })).json()
    expect(igual.status).toBe('A')
    const mudada = await who.rh.patch(`${url}/${uma.id}`, { valor: 900, versao: igual.versao })
    expect(mudada.json()).toMatchObject({ status: 'I', motivo: 'Alterado depois de aprovado: Valor.' })
    expect(await etapas('gestor')).toContainEqual([uma.id, 'Chefe da área'])
  })

  test('by a bulk edit, too', async () => {
    const uma = await aprovada()
    const lote = await who.rh.post(`${url}/edicao-em-lote`, {
      registros: [{ id: uma.id, versao: uma.versao }],
      valores: { valor: 9 },
    })
    expect([lote.json().alterados, await status(uma)]).toEqual([1, 'I'])
  })
})

describe('absences and deadlines', () => {
  const ausencia = (name: Name, body: RecordData) => who[name].post('/api/utilitario/ausencias', body)
  const em = (days: number) => new Date(Date.parse(app.today()) + days * DAY).toISOString().slice(0, 10)

  test('who is named decides in the place of who is away, on those days only', async () => {
    const uma = await nova()
    expect((await faz('sst', uma, 'aprova')).statusCode).toBe(403)
    const dita = await ausencia('gestor', { inicio: em(-1), fim: em(1), substituto: { id: ids.sst } })
    expect([dita.statusCode, dita.json().errors]).toEqual([201, undefined])
    expect(await etapas('sst')).toContainEqual([uma.id, 'Chefe da área'])
    expect((await faz('sst', uma, 'aprova')).statusCode).toBe(200)
    const { rows } = await app.database.pool.query(
      'select decisoes from aprovacao where registro_id = $1 and entidade = $2 order by id limit 1',
      [uma.id, 'provas/compra'],
    )
    expect(rows[0].decisoes).toMatchObject([{ usuarioId: ids.sst, por: ids.gestor, decisao: 'aprovou' }])
    const { id, versao } = dita.json()
    const passada = await who.gestor.patch(`/api/utilitario/ausencias/${id}`, { inicio: em(-3), fim: em(-1), versao })
    expect(passada.statusCode).toBe(200)
    expect((await faz('sst', await nova(), 'aprova')).statusCode).toBe(403)
  })

  test('an absence is one’s own, and names somebody else', async () => {
    const eu = await ausencia('rh', { inicio: em(0), fim: em(1), substituto: { id: ids.rh } })
    expect(eu.json().errors).toMatchObject([{ field: 'substituto', message: 'O substituto deve ser outra pessoa.' }])
    const minha = await ausencia('rh', { inicio: em(10), fim: em(12), substituto: { id: ids.sst } })
    expect(minha.statusCode).toBe(201)
    expect((await who.admin.get(`/api/utilitario/ausencias/${minha.json().id}`)).statusCode).toBe(404)
  })

  test('a stage that is late goes to who is asked then, who is told once', async () => {
    const uma = await nova({ titulo: 'Atrasada' })
    const { prumo } = app.fastify
    app.clock.advance(-1)
    expect(await escalateLate(prumo)).toBe(0)
    expect((await faz('admin', uma, 'aprova')).statusCode).toBe(403)
    // one working day, and a week for week ends and holidays
    app.clock.advance(12 * DAY)
    expect(await escalateLate(prumo)).toBeGreaterThan(0)
    expect(await escalateLate(prumo)).toBe(0)
    const later = await login(app, 'admin')
    await later.put('/api/userinfo/empresa', { empresaId: 1 })
    expect((await later.put(`${url}/${uma.id}/aprova`)).statusCode).toBe(200)
    expect(await mensagens('admin', 'Atrasada')).toEqual([])
    app.clock.advance(-12 * DAY)
  })
})
