import type { XExpiry, XNotice } from '#schemas/runtime/written/notices.ts'
import type { XEntity } from '#schemas/runtime/written/written.ts'
import { area, parsed, type WrongDefinition } from './area.ts'

const dia = parsed('{"type":"string","format":"date","title":"Vence em"}')
const expiry: XExpiry = { name: 'prazo', date: 'vence' }
const notice: XNotice = {
  name: 'vence',
  title: 'Vence',
  on: { expiry: 'prazo' },
  to: [{ authority: 'ROLE_X' }],
  text: '{{nome}} vence {{prazo}}.',
}

/** A register with a date that runs out and a notice of it, and one thing changed. */
const told = (one: { expiry?: Partial<XExpiry>; notice?: Partial<XNotice>; more?: Partial<XEntity> } = {}) =>
  area(
    {
      form: [{ fields: ['nome', 'ordem', 'vence'] }],
      expiry: [{ ...expiry, ...one.expiry }],
      notices: [{ ...notice, ...one.notice }],
      ...one.more,
    },
    { vence: dia },
  )

const e = 'x-entity.expiry.0'
const n = 'x-entity.notices.0'

/** Mistakes of what runs out and of what is told. */
export const wrongNotices: WrongDefinition[] = [
  [
    'data que vence',
    told({ expiry: { date: 'vense' } }),
    `${e}.date: "vense" não é uma data de a/area (você quis dizer "vence"?)`,
  ],
  ['texto que vence', told({ expiry: { date: 'nome' } }), `${e}.date: "nome" não é uma data de a/area (use vence)`],
  ['lista que vence', told({ expiry: { list: 'nome' } }), `${e}.list: "nome" não é uma lista do cadastro`],
  ['de quem vence', told({ expiry: { whose: 'nome' } }), `${e}.whose: "nome" não é uma referência do cadastro`],
  ['área do vencimento', told({ expiry: { area: 'nome' } }), `${e}.area: aqui vale uma referência, não um texto`],
  ['quando vence', told({ expiry: { when: { field: 'nome' } } }), `${e}.when: aqui vale sim ou não, não um texto`],
  ['dias antes', told({ expiry: { days: [-31] } }), `${e}.days.0: deve ser no mínimo -30`],
  [
    'dias do registro',
    told({ expiry: { daysFrom: 'nome' } }),
    `${e}.daysFrom: "nome" não é um número inteiro do cadastro (use ordem)`,
  ],
  ['dois vencimentos', told({ more: { expiry: [expiry, expiry] } }), 'x-entity.expiry.1.name: "prazo" já existe'],
  [
    'vencimento avisado',
    told({ notice: { on: { expiry: 'praso' } } }),
    `${n}.on.expiry: "praso" não é um vencimento do cadastro (você quis dizer "prazo"?)`,
  ],
  [
    'um aviso de duas coisas',
    told({ notice: { on: { expiry: 'prazo', created: true } } }),
    `${n}.on: um aviso fala de uma coisa: expiry, created, reached, changed ou becomes`,
  ],
  ['estado sem fluxo', told({ notice: { on: { reached: 'A' } } }), `${n}.on.reached: o cadastro não tem fluxo`],
  [
    'campo que muda',
    told({ notice: { on: { changed: ['nomes'] } } }),
    `${n}.on.changed.0: "nomes" não é um campo guardado do cadastro (você quis dizer "nome"?)`,
  ],
  [
    'condição com o dia',
    told({ notice: { on: { becomes: { lt: [{ field: 'vence' }, { today: true }] } } } }),
    `${n}.on.becomes: um aviso olha só o próprio registro (sem outros registros nem o dia de hoje)`,
  ],
  [
    'papel avisado',
    told({ notice: { to: [{ role: 'gestor' }] } }),
    `${n}.to.0.role: "gestor" não é um papel (diga-o em "roles")`,
  ],
  [
    'e-mail avisado',
    told({ notice: { to: [{ email: 'nome' }] } }),
    `${n}.to.0.email: "nome" não é um e-mail do cadastro`,
  ],
  [
    'marcador',
    told({ notice: { text: 'Olá {{nomi}}' } }),
    `${n}.text: o marcador {{nomi}} não existe (você quis dizer "nome"?)`,
  ],
  [
    'canal',
    told({ notice: { by: ['sms'] as unknown as XNotice['by'] } }),
    `${n}.by.0: "sms" não é permitido (use mensagem, email, webhook)`,
  ],
  ['dois avisos', told({ more: { notices: [notice, notice] } }), 'x-entity.notices.1.name: "vence" já existe'],
  [
    'registro que conta',
    told({ more: { current: { field: 'ordem' } } }),
    'x-entity.current: aqui vale sim ou não, não um número inteiro',
  ],
  [
    'de todas as empresas',
    told({ more: { scope: 'global' } }),
    'x-entity: só o que é de uma empresa tem vencimentos e avisos (use "scope": "empresa")',
  ],
]
