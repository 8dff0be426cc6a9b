import { AURORA, type CompanyId, HORIZONTE } from '../empresas.ts'

/** Every state a personnel request can be in. */
export type Situacao = 'em-analise' | 'aprovada' | 'reprovada' | 'suspensa' | 'encerrada' | 'cancelada' | 'reaberta'

/** Number of solicitacoes in a state, and the range of their dates. */
export interface Grupo {
  situacao: Situacao
  quantas: number
  de: string
  ate: string
}

const grupo = (situacao: Situacao, quantas: number, de: string, ate: string): Grupo => ({ situacao, quantas, de, ate })

/** Closed ones from 2020 on; open ones are recent; the last group is approved and has candidatos. */
export const situacoes: Record<CompanyId, Grupo[]> = {
  [AURORA]: [
    grupo('encerrada', 13, '2020-02-03', '2026-03-31'),
    grupo('reprovada', 4, '2022-11-01', '2026-06-30'),
    grupo('cancelada', 4, '2022-08-01', '2026-05-29'),
    grupo('reaberta', 2, '2026-02-02', '2026-05-29'),
    grupo('suspensa', 4, '2026-04-01', '2026-07-31'),
    grupo('aprovada', 5, '2026-06-01', '2026-08-14'),
    grupo('em-analise', 5, '2026-09-01', '2026-10-02'),
    grupo('aprovada', 5, '2026-10-05', '2026-10-23'),
  ],
  [HORIZONTE]: [
    grupo('encerrada', 6, '2020-03-02', '2024-06-28'),
    grupo('reprovada', 2, '2024-09-02', '2026-05-29'),
    grupo('cancelada', 2, '2024-02-01', '2025-10-31'),
    grupo('reaberta', 1, '2026-03-02', '2026-04-30'),
    grupo('em-analise', 2, '2026-08-03', '2026-08-31'),
    grupo('suspensa', 2, '2026-09-01', '2026-09-15'),
    grupo('aprovada', 3, '2026-10-01', '2026-10-23'),
  ],
}
