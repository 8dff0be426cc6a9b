import { clima } from './clima.ts'
import { enps, pulso, reacao } from './curtas.ts'
import type { Pronto } from './pronto.ts'
import { psicossociais } from './psicossociais.ts'
import { saida } from './saida.ts'

/** Every set of questions that ships, in the order in which they are offered. */
export const PRONTOS: readonly Pronto[] = [clima, enps, pulso, psicossociais, saida, reacao]
