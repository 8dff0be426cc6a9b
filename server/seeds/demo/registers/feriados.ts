import type { Collection } from '../collection.ts'
import { AURORA } from '../empresas.ts'
import { cidades } from '../places/cidades.ts'

/** Holidays of the demo's states and cities, which are everybody's, and a bridge day of one company. */
export function addFeriados(demo: Collection): void {
  const { fortaleza, campinas } = cidades
  demo.addAll('geral/feriado', undefined, [
    { nome: 'Data Magna do Ceará', tipo: 'ESTADUAL', uf: { id: fortaleza.uf }, data: '2012-03-25' },
    { nome: 'Revolução Constitucionalista', tipo: 'ESTADUAL', uf: { id: campinas.uf }, data: '1997-07-09' },
    { nome: 'Nossa Senhora da Assunção', tipo: 'MUNICIPAL', cidade: { id: fortaleza.id }, data: '2004-08-15' },
    {
      nome: 'Corpus Christi',
      tipo: 'MUNICIPAL',
      cidade: { id: campinas.id },
      quando: 'MOVEL',
      movel: 'CORPUS_CHRISTI',
    },
  ])
  demo.add('geral/feriado', AURORA, {
    nome: 'Recesso de fim de ano',
    tipo: 'EMPRESA',
    quando: 'UNICA',
    data: '2026-12-24',
    facultativo: true,
  })
}
