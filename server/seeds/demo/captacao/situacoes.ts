import { AURORA, type CompanyId, HORIZONTE } from '../empresas.ts'

/** Every state a personnel request can be in. */
export type Situacao = 'em-analise' | 'aprovada' | 'reprovada' | 'suspensa' | 'encerrada' | 'cancelada' | 'reaberta'

/** How many requests of a company are in a state, and between which days they were made. */
export interface Grupo {
  situacao: Situacao
  quantas: number
  de: string
  ate: string
}

const grupo = (situacao: Situacao, quantas: number, de: string, ate: string): Grupo => ({ situacao, quantas, de, ate })

/** Closed ones reach back to 2020; open ones are recent; the last of all are approved and already have candidates. */
export const situacoes: Record<CompanyId, Grupo[]> = {
  [AURORA]: [
    grupo('encerrada', 13, '2020-02-03', '2026-03-31'),
    grupo('reprovada', 4, '2021-05-03', '2026-06-30'),
    grupo('cancelada', 4, '2020-08-03', '2026-05-29'),
    grupo('reaberta', 2, '2026-02-02', '2026-05-29'),
    grupo('suspensa', 4, '2026-04-01', '2026-07-31'),
    grupo('em-analise', 5, '2026-09-01', '2026-10-09'),
    grupo('aprovada', 10, '2026-06-01', '2026-10-23'),
  ],
  [HORIZONTE]: [
    grupo('encerrada', 6, '2020-03-02', '2026-02-27'),
    grupo('reprovada', 2, '2022-03-01', '2026-05-29'),
    grupo('cancelada', 2, '2021-04-01', '2025-10-31'),
    grupo('reaberta', 1, '2026-03-02', '2026-04-30'),
    grupo('suspensa', 2, '2026-05-04', '2026-07-31'),
    grupo('em-analise', 2, '2026-09-01', '2026-10-09'),
    grupo('aprovada', 3, '2026-07-01', '2026-10-23'),
  ],
}
