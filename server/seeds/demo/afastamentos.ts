import { type Collection, refOf } from './collection.ts'
import { addDays, dayBetween, HOJE, laterDay } from './days.ts'
import type { CompanyId } from './empresas.ts'
import { Random } from './random.ts'
import type { Talento } from './talentos.ts'

/** Leaves of each company, each of somebody else. */
const QUANTOS = 24
/** The last year of the demo. */
const DESDE = addDays(HOJE, -360)

/** How long leaves of a class usually last, in days. */
const DIAS: Partial<Record<string, [number, number]>> = {
  FERIAS_RECESSO: [9, 29],
  ACIDENTE_DOENCA: [1, 14],
  SIMPLES: [5, 119],
}

/** Who was away in the last year, on holidays, ill or for other reasons: all are back. */
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
