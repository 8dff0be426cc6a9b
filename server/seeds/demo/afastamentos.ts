import { type Collection, refOf } from './collection.ts'
import { addDays, dayBetween, HOJE, laterDay } from './days.ts'
import type { CompanyId } from './empresas.ts'
import { Random } from './random.ts'
import type { Talento } from './talentos.ts'

/** Number of leaves per company, each of a different talento. */
const QUANTOS = 24
/** First day of the demo's last year. */
const DESDE = addDays(HOJE, -360)

/** Usual duration of leaves by class, minimum and maximum in days. */
const DIAS: Partial<Record<string, [number, number]>> = {
  FERIAS_RECESSO: [9, 29],
  ACIDENTE_DOENCA: [1, 14],
  SIMPLES: [5, 119],
}

/** Adds leaves of the last year (holidays, illness, others), all of them ended. */
export function addAfastamentos(demo: Collection, company: CompanyId, talentos: Talento[]): void {
  const tipos = demo
    .addFile('sst/tipo-afastamento', company)
    .filter(({ classe }) => classe !== undefined && DIAS[classe])
  const random = new Random(`afastamentos ${company}`)
  const quem = random.sample(
    talentos.filter(({ registro: { situacao } }) => situacao === 'A'),
    QUANTOS,
  )
  for (const talento of quem) {
    const tipo = random.pick(tipos)
    const classe = tipo.classe ?? 'SIMPLES'
    const [least = 1, most = 1] = DIAS[classe] ?? []
    const dias = random.int(least, most)
    const primeiro = laterDay(addDays(talento.registro.dataAdmissao ?? HOJE, 30), DESDE)
    const ultimo = addDays(HOJE, -most - 1)
    if (primeiro > ultimo) continue
    const inicio = dayBetween(random, primeiro, ultimo)
    demo.add('sst/afastamento', company, {
      ...{ colaborador: refOf(talento), motivo: refOf(tipo), classe, inicio, fim: addDays(inicio, dias) },
      ...(classe === 'ACIDENTE_DOENCA' && { atestados: [{ data: inicio, qtdDias: dias + 1 }] }),
    })
  }
}
