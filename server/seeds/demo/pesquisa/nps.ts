import { randomBytes } from 'node:crypto'
import { abreMes } from '#server/domain/pesquisa/convite-nps/queries.ts'
import { closeCollection } from '#server/features/anonimato/close.ts'
import { releaseComments } from '#server/features/anonimato/comments.ts'
import { depositSheet } from '#server/features/anonimato/deposit.ts'
import type { SeedDb } from '#server/platform/data/insert-records.ts'
import { Secrets } from '#server/platform/session/secrets.ts'
import type { Collection } from '../collection.ts'
import { AURORA, type CompanyId } from '../empresas.ts'
import { Random } from '../random.ts'
import { usuarios } from '../usuarios.ts'

/** Month, number of answers, and inclination to recommend the company, 0 to 1. */
const MESES: [mes: string, respostas: number, animo: number][] = [
  ['2025-11', 24, 0.3],
  ['2025-12', 31, 0.25],
  ['2026-01', 3, 0.4],
  ['2026-02', 22, 0.35],
  ['2026-03', 27, 0.4],
  ['2026-04', 29, 0.38],
  ['2026-05', 33, 0.45],
  ['2026-06', 26, 0.5],
  ['2026-07', 19, 0.42],
  ['2026-08', 30, 0.55],
  ['2026-09', 28, 0.6],
  ['2026-10', 35, 0.62],
]

const ELOGIOS = [
  'O clima na equipe é muito bom.',
  'Aprendo alguma coisa nova toda semana.',
  'A liderança escuta antes de decidir.',
  'Os benefícios são melhores do que em outras empresas da região.',
  'Sei o que se espera de mim e tenho apoio para entregar.',
  'A empresa cumpre o que combina.',
  'Gosto da segurança com que trabalhamos aqui.',
]
const QUEIXAS = [
  'A escala muda com pouca antecedência.',
  'Falta clareza sobre como crescer aqui.',
  'O refeitório está sempre cheio no segundo turno.',
  'As reuniões tomam tempo demais.',
  'O sistema de ponto falha com frequência.',
]

/** Adds users who answered recently; all others of the company are asked. */
export function addConvitesNps(demo: Collection, company: CompanyId): void {
  if (company !== AURORA) return
  const respondidos = [
    { id: usuarios.admin, dia: '2026-10-14' },
    { id: usuarios.rh, dia: '2026-10-09' },
  ]
  demo.addAll(
    'pesquisa/convite-nps',
    company,
    respondidos.map(({ id, dia }) => ({ usuario: { id }, perguntadoEm: dia, adiamentos: 0, respondidoEm: dia })),
  )
}

/** Submits and closes a year of NPS months with the product's code. The random sealing key is discarded. */
export async function insertNps(db: SeedDb): Promise<void> {
  const urn = new Secrets(randomBytes(32).toString('base64url'))
  const random = new Random(`nps ${AURORA}`)
  for (const [i, [mes, respostas, animo]] of MESES.entries()) {
    const key = await abreMes(db, AURORA, mes)
    const escreve = escritor(random)
    for (let n = 0; n < respostas; n++) await depositSheet(db, urn, key, folha(random, animo, escreve))
    await closeCollection(db, urn, key, `${MESES[i + 1]?.[0] ?? '2026-11'}-01`)
    // comments of the last month are not released yet
    if (i < MESES.length - 1) await releaseComments(db, key)
  }
}

function folha(random: Random, animo: number, escreve: (gosta: boolean) => string | undefined) {
  const gosta = random.chance(animo)
  const nota = gosta ? random.int(9, 10) : random.chance(0.6) ? random.int(7, 8) : random.int(2, 6)
  const texto = random.chance(0.25) ? escreve(nota > 7) : undefined
  return {
    atributos: {},
    respostas: { nota },
    ...(texto !== undefined && { comentarios: [{ pergunta: 'comentario', texto }] }),
  }
}

/** Distinct comments within a month. */
function escritor(random: Random) {
  const elogios = random.sample(ELOGIOS, ELOGIOS.length)
  const queixas = random.sample(QUEIXAS, QUEIXAS.length)
  return (gosta: boolean) => (gosta ? elogios : queixas).pop()
}
