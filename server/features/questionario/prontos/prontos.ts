import { clima } from './clima.ts'
import { enps, pulso, reacao } from './curtas.ts'
import type { Pronto } from './pronto.ts'
import { psicossociais } from './psicossociais.ts'
import { saida } from './saida.ts'

/** All shipped sets, in the order they are offered. */
export const PRONTOS: readonly Pronto[] = [clima, enps, pulso, psicossociais, saida, reacao]
