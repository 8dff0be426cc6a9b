import { algum } from './algum.ts'
import type { Check } from './check.ts'
import { contidos } from './contidos.ts'
import { diferentes } from './diferentes.ts'
import { distintos } from './distintos.ts'
import { faixa } from './faixa.ts'
import { iguais } from './iguais.ts'
import { limite } from './limite.ts'
import { naoFuturo } from './nao-futuro.ts'
import { periodo } from './periodo.ts'
import { publico } from './publico.ts'

/** Every check by the name used in `x-entity.checks`. */
export const checks: Record<string, Check> = {
  algum,
  contidos,
  diferentes,
  distintos,
  faixa,
  iguais,
  limite,
  'nao-futuro': naoFuturo,
  periodo,
  publico,
}
