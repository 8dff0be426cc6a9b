import { AURORA, type CompanyId, HORIZONTE } from '../empresas.ts'
import type { perfis } from '../perfis.ts'
import type { usuarios } from '../usuarios.ts'

type Login = keyof typeof usuarios

/** A message from a user to users of his company. */
export interface Recado {
  tipo: 'R' | 'C' | 'P' | 'A' | 'T' | 'F' | 'S' | 'U'
  dia: string
  de: Login
  /** all users, those with a profile, or the listed ones */
  para: 'todos' | keyof typeof perfis | Login[]
  texto: string
  link?: string
  /** logins that have read it */
  leram?: Login[]
}

const recado = (
  tipo: Recado['tipo'],
  dia: string,
  de: Login,
  para: Recado['para'],
  texto: string,
  more: Pick<Recado, 'link' | 'leram'> = {},
): Recado => ({ tipo, dia, de, para, texto, ...more })

/** Messages written in each company, oldest first. */
export const recados: Record<CompanyId, Recado[]> = {
  [AURORA]: [
    recado(
      'U',
      '2026-08-03',
      'admin',
      'todos',
      'O Prumo RH é o sistema de recursos humanos da Aurora. Confira seus dados e troque a senha inicial.',
      { leram: ['rh', 'gestor'] },
    ),
    recado(
      'C',
      '2026-08-17',
      'rh',
      ['admin', 'gestor'],
      'As faixas salariais foram reajustadas em maio. Confira os cargos da sua área.',
      { link: '/cargo-salario/faixas-salariais', leram: ['gestor'] },
    ),
    recado(
      'S',
      '2026-08-24',
      'sst',
      'todos',
      'A inspeção dos extintores e das saídas de emergência será na próxima semana. Mantenha os acessos livres.',
      { leram: ['rh'] },
    ),
    recado(
      'A',
      '2026-09-01',
      'rh',
      'todos',
      'O ciclo da avaliação de desempenho começa em outubro. Revise as competências exigidas dos cargos antes disso.',
      { leram: ['admin', 'gestor'] },
    ),
    recado(
      'T',
      '2026-09-08',
      'rh',
      'gestor',
      'Indique até o fim do mês os cursos de que a sua equipe precisa em 2027.',
      { link: '/desenvolvimento/cursos' },
    ),
    recado(
      'P',
      '2026-09-14',
      'rh',
      'todos',
      'A pesquisa de clima fica aberta até 30 de setembro. A participação é voluntária e as respostas são anônimas.',
      { leram: ['rh', 'sst'] },
    ),
    recado(
      'F',
      '2026-09-21',
      'rh',
      ['admin', 'gestor', 'sst'],
      'Os documentos dos talentos admitidos em agosto já podem ser consultados no cadastro.',
      { leram: ['sst'] },
    ),
    recado(
      'S',
      '2026-10-05',
      'sst',
      ['rh', 'gestor', 'admin'],
      'Os ambientes da Fábrica Maracanaú foram medidos de novo. Os riscos atualizados estão no cadastro de ambientes.',
      { link: '/sst/ambientes', leram: ['admin'] },
    ),
    recado(
      'C',
      '2026-10-13',
      'admin',
      'analista',
      'Há faixas salariais com valores muito próximos em dois cargos. Por favor, revise antes do próximo orçamento.',
      { link: '/cargo-salario/cargos' },
    ),
    recado(
      'T',
      '2026-10-19',
      'rh',
      'todos',
      'O treinamento da norma NR-12 tem novas turmas. Quem opera máquinas precisa do certificado em dia.',
      { leram: ['sst'] },
    ),
    recado(
      'F',
      '2026-10-26',
      'rh',
      'todos',
      'A campanha de atualização cadastral vai até 30 de novembro. Avise os talentos da sua equipe.',
    ),
    recado(
      'U',
      '2026-10-29',
      'admin',
      'todos',
      'O sistema ficará indisponível no domingo, das 6h às 8h, para manutenção.\nSalve o que estiver preenchendo antes desse horário.',
    ),
    recado(
      'P',
      '2026-10-30',
      'admin',
      ['rh', 'sst'],
      'O resultado da pesquisa de clima será apresentado na reunião de novembro.',
    ),
  ],
  [HORIZONTE]: [
    recado(
      'U',
      '2026-08-10',
      'admin',
      'todos',
      'O Prumo RH é o sistema de recursos humanos da Horizonte. Confira seus dados e troque a senha inicial.',
      { leram: ['rh2'] },
    ),
    recado(
      'C',
      '2026-09-02',
      'rh2',
      'todos',
      'As faixas salariais da Horizonte estão integradas com a folha: confira os nomes antes de criar uma nova.',
      { link: '/cargo-salario/faixas-salariais', leram: ['rh2'] },
    ),
    recado('A', '2026-09-22', 'admin', 'analista', 'A avaliação de desempenho da Horizonte começa em novembro.', {
      leram: ['rh2'],
    }),
    recado(
      'T',
      '2026-10-06',
      'rh2',
      'todos',
      'Os cursos compartilhados com a Aurora aceitam inscrições da Horizonte.',
      { link: '/desenvolvimento/cursos' },
    ),
    recado(
      'F',
      '2026-10-20',
      'admin',
      'todos',
      'Há pendências da integração com a folha na página inicial. Resolva o que for da sua área.',
      { link: '/' },
    ),
    recado(
      'S',
      '2026-10-27',
      'admin',
      ['rh2'],
      'O laudo dos ambientes da Filial Curitiba chegou e precisa ser cadastrado.',
      { link: '/sst/ambientes' },
    ),
  ],
}
