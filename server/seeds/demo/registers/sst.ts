import type { Area } from '../areas.ts'
import { type Collection, type Ref, refOf } from '../collection.ts'
import { INICIO } from '../days.ts'
import { AURORA, type CompanyId, HORIZONTE } from '../empresas.ts'

/** Função: name, CBO and description. */
const funcoes: Record<CompanyId, [nome: string, cbo: string, descricao: string][]> = {
  [AURORA]: [
    [
      'Gestão',
      '142105',
      'Dirige equipes, define metas e responde pelos resultados da área, em escritório e com visitas à fábrica.',
    ],
    [
      'Trabalho administrativo',
      '411010',
      'Executa rotinas administrativas em escritório, com uso contínuo de computador.',
    ],
    ['Informática', '212420', 'Mantém sistemas, redes e equipamentos de informática.'],
    [
      'Operação de linha de produção',
      '784205',
      'Abastece, opera e limpa a linha de produção de alimentos, em pé e com ruído.',
    ],
    ['Operação de embaladora', '784110', 'Opera a embaladora, troca bobinas e confere o peso das embalagens.'],
    [
      'Manutenção mecânica',
      '314410',
      'Faz manutenção preventiva e corretiva de máquinas, com ferramentas manuais e solda.',
    ],
    ['Manutenção elétrica', '951105', 'Faz manutenção de painéis, motores e instalações elétricas de baixa tensão.'],
    ['Controle de qualidade', '325205', 'Colhe amostras e faz análises físico-químicas em laboratório.'],
    ['Segurança do trabalho', '351605', 'Inspeciona áreas, investiga acidentes e treina pessoas.'],
    ['Armazenagem', '414105', 'Recebe, confere e guarda mercadorias em câmaras e armazéns.'],
    ['Operação de empilhadeira', '782220', 'Movimenta cargas com empilhadeira dentro do armazém.'],
    ['Condução de veículos', '782510', 'Dirige caminhões em entregas urbanas e rodoviárias.'],
    ['Vendas externas', '521115', 'Visita clientes e pontos de venda com veículo da empresa.'],
  ],
  [HORIZONTE]: [
    ['Gestão', '142105', 'Dirige equipes e contratos, em escritório e com visitas a clientes.'],
    [
      'Trabalho administrativo',
      '411010',
      'Executa rotinas administrativas em escritório, com uso contínuo de computador.',
    ],
    ['Limpeza e conservação', '514320', 'Limpa ambientes internos e externos com produtos de limpeza.'],
    ['Portaria', '517410', 'Controla a entrada de pessoas e veículos.'],
    ['Vigilância', '517330', 'Faz rondas e protege pessoas e patrimônio, em turnos.'],
    ['Manutenção predial', '514325', 'Conserta instalações hidráulicas, civis e de climatização.'],
    ['Manutenção elétrica', '715610', 'Instala e repara circuitos elétricos de baixa tensão em edifícios.'],
    ['Preparo de refeições', '513215', 'Prepara e serve refeições em cozinha industrial.'],
    ['Atendimento', '422310', 'Atende clientes por telefone e por mensagem, com fone de ouvido.'],
  ],
}

/** Ambiente → branch (0 = head office) and its areas; the first takes all areas that no other has. */
const ambientes: Record<CompanyId, [nome: string, estabelecimento: number, areas: string[], descricao: string][]> = {
  [AURORA]: [
    ['Escritório da matriz', 0, [], 'Escritório climatizado, com iluminação artificial e mobiliário ergonômico.'],
    ['Salão de massas', 1, ['Linha de Massas', 'Produção'], 'Galpão com fornos e extrusoras, ruído e calor.'],
    ['Salão de laticínios', 1, ['Linha de Laticínios'], 'Salão refrigerado com pasteurizadores e tanques.'],
    ['Setor de embalagem', 1, ['Embalagem'], 'Galpão com embaladoras automáticas e ruído.'],
    ['Oficina de manutenção', 1, ['Manutenção'], 'Oficina com bancadas, solda e ponte rolante.'],
    ['Laboratório de qualidade', 1, ['Qualidade'], 'Laboratório com capela de exaustão e reagentes.'],
    [
      'Administração da fábrica',
      1,
      ['Industrial', 'Segurança do Trabalho', 'Planejamento da Produção'],
      'Escritório ao lado da produção.',
    ],
    ['Armazém refrigerado', 2, ['Armazém', 'Expedição', 'Logística'], 'Armazém com câmaras frias e docas.'],
    ['Pátio de veículos', 2, ['Transportes'], 'Pátio descoberto para caminhões.'],
    ['Escritório de vendas', 2, ['Vendas', 'Comercial'], 'Escritório com estações de trabalho.'],
  ],
  [HORIZONTE]: [
    ['Escritório da sede', 0, [], 'Escritório climatizado, com iluminação artificial.'],
    ['Edifício comercial Savassi', 0, ['Limpeza e Conservação'], 'Edifício de doze andares com áreas comuns.'],
    ['Guarita principal', 0, ['Portaria e Vigilância'], 'Guarita com acesso de veículos.'],
    ['Cozinha industrial', 1, ['Alimentação'], 'Cozinha com fogões, fornos e câmara fria.'],
    ['Casa de máquinas', 1, ['Manutenção Predial'], 'Casa de máquinas com bombas e quadros elétricos.'],
    ['Central de atendimento', 1, ['Atendimento ao Cliente'], 'Salão com posições de atendimento.'],
  ],
}

/** Adds funções and ambientes with their dated history. @returns funções by name, and the ambiente (with its branch) of each area */
export function addRegistersSst(demo: Collection, company: CompanyId, estabelecimentos: Ref[], areas: Area[]) {
  const porNome = new Map<string, Ref>()
  for (const [nome, codigoCBO, descricao] of funcoes[company]) {
    const historicoFuncao = [
      { data: INICIO, nomeFuncao: nome, codigoCBO, descricao: descricao.split(',')[0] ?? descricao },
      { data: '2022-08-01', nomeFuncao: nome, codigoCBO, descricao },
    ]
    porNome.set(nome, refOf(demo.add('sst/funcao', company, { nome, historicoFuncao })))
  }
  const locais = ambientes[company].map(([nome, indice, nomes, descricao]) => {
    const estabelecimento = estabelecimentos[indice] ?? { id: 0 }
    const local = { localAmbiente: '1' as const, estabelecimento: refOf(estabelecimento) }
    const linha = {
      ...local,
      nomeAmbiente: nome,
      descricao,
      tempoExposicao: '8 horas por dia',
      chaveOpcaoTipoEstabelecimentoProprio: 'E' as const,
    }
    const historico = [
      { ...linha, data: INICIO },
      { ...linha, data: '2023-03-01', tempoExposicao: 'Habitual e permanente' },
    ]
    const ambiente = refOf(demo.add('sst/ambiente', company, { nome, ...local, historico }))
    return { nomes, ambiente, estabelecimento: refOf(estabelecimento) }
  })
  const [padrao] = locais
  const localDaArea = new Map(
    areas.map((area) => [area.id, locais.find(({ nomes }) => nomes.includes(area.nome)) ?? padrao]),
  )
  return { funcoes: porNome, localDaArea }
}
