// Gerado por npm run generate; não edite.

/** Parâmetros do sistema */
export interface ParametrosSistema {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Máximo de sessões abertas por conta: De cada usuário e de cada candidato. Quem entra em mais um aparelho encerra a sessão que está há mais tempo sem uso. */
  sessoesPorConta?: number
  /** Máximo de tarefas na fila por usuário: Relatórios, importações e outros trabalhos que esperam a sua vez em uma empresa. */
  tarefasNaFila?: number
  /** Endereço do sistema: Onde as pessoas abrem o sistema, como https://rh.suaempresa.com.br: os links dos e-mails começam com ele. Não vale quando o servidor tem PUBLIC_URL. */
  enderecoPublico?: string
  /** Status Colabore */
  statusColabore?: 'Ativo' | 'Inativo' | 'NaoAutenticado' | 'EmpresaDesintegrada' | 'Homologacao' | 'SemChavePrivada'
  /** Versão */
  appVersao?: string
  /** Código da Empresa no Suporte */
  codEmpresaSuporte?: string
  /** Código do Cliente no Suporte */
  codClienteSuporte?: string
  /** Compartilhar candidatos entre empresas */
  compartilharCandidatos: boolean
  /** Compartilhar colaboradores entre empresas */
  compartilharColaboradores: boolean
  /** Compartilhar cursos entre empresas */
  compartilharCursos: boolean
  /** Aderiu ao eSocial */
  aderiuAoESocial: boolean
  /** Sistema autenticado na folha */
  sistemaRhAutenticado?: boolean
  /** Módulo SST contratado: Sem o módulo, o menu SST não é exibido. */
  possuiSst: boolean
  /** Inverter eixo de resultado do Nine Box */
  inverterEixoResultadoNineBox: boolean
  /** Campos obrigatórios do talento */
  camposColaboradorObrigatorio?: ('nomeSocial' | 'nomeComercial' | 'matricula' | 'foto' | 'dataNascimento' | 'sexo' | 'pis' | 'deficiencia' | 'etniaRaca' | 'estadoCivil' | 'naturalidade' | 'mae' | 'pai' | 'rg' | 'rgOrgaoEmissor' | 'rgUfId' | 'rgDataExpedicao' | 'ctps' | 'habilitacao' | 'titEleitNumero' | 'titEleitZona' | 'titEleitSecao' | 'certificadoMilitar' | 'categoriaESocial' | 'matriculaESocial' | 'dataTerminoContrato' | 'dependentes' | 'contatosEmergencia' | 'endereco.cep' | 'endereco.logradouro' | 'endereco.numero' | 'endereco.complemento' | 'endereco.uf' | 'endereco.cidade' | 'endereco.bairro' | 'contato.email' | 'contato.ddd' | 'contato.foneFixo' | 'contato.dddCelular' | 'contato.foneCelular' | 'contato.nomeContato' | 'estabelecimento' | 'areaOrganizacional' | 'ambiente' | 'faixaSalarial' | 'funcao' | 'salario' | 'formacoes' | 'certificados' | 'idiomas' | 'experiencias' | 'observacao' | 'camposExtras.texto1' | 'camposExtras.texto2' | 'camposExtras.texto3' | 'camposExtras.texto4' | 'camposExtras.texto5' | 'camposExtras.texto6' | 'camposExtras.texto7' | 'camposExtras.texto8' | 'camposExtras.textolongo1' | 'camposExtras.textolongo2' | 'camposExtras.data1' | 'camposExtras.data2' | 'camposExtras.data3' | 'camposExtras.valor1' | 'camposExtras.valor2' | 'camposExtras.numero1')[]
  /** Exigir nova senha de quem a recebeu de outra pessoa: No primeiro acesso, e depois que um administrador informar outra senha, a pessoa escolhe a sua. */
  exigirTrocaSenha: boolean
  /** Tamanho máximo de arquivo (MB) */
  tamanhoMaximoArquivo?: number
  /** Tamanho máximo de foto (MB) */
  tamanhoMaximoFoto?: number
  /** Links do painel */
  links?: {
    /** Central de Ajuda */
    centralAjuda?: string
    /** Blog */
    blog?: string
    /** Instagram */
    instagram?: string
    /** Facebook */
    facebook?: string
    /** LinkedIn */
    linkedin?: string
    /** YouTube */
    youtube?: string
    /** Solicitar Orçamento */
    orcamento?: string
    /** Portal do Cliente */
    portalCliente?: string
    /** Guia de Atualização */
    guiaAtualizacao?: string
  }
}

/** Parâmetros do sistema: o que se envia */
export interface ParametrosSistemaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Máximo de sessões abertas por conta: De cada usuário e de cada candidato. Quem entra em mais um aparelho encerra a sessão que está há mais tempo sem uso. */
  sessoesPorConta?: number
  /** Máximo de tarefas na fila por usuário: Relatórios, importações e outros trabalhos que esperam a sua vez em uma empresa. */
  tarefasNaFila?: number
  /** Endereço do sistema: Onde as pessoas abrem o sistema, como https://rh.suaempresa.com.br: os links dos e-mails começam com ele. Não vale quando o servidor tem PUBLIC_URL. */
  enderecoPublico?: string
  /** Código da Empresa no Suporte */
  codEmpresaSuporte?: string
  /** Código do Cliente no Suporte */
  codClienteSuporte?: string
  /** Compartilhar candidatos entre empresas */
  compartilharCandidatos?: boolean
  /** Compartilhar colaboradores entre empresas */
  compartilharColaboradores?: boolean
  /** Compartilhar cursos entre empresas */
  compartilharCursos?: boolean
  /** Aderiu ao eSocial */
  aderiuAoESocial?: boolean
  /** Módulo SST contratado: Sem o módulo, o menu SST não é exibido. */
  possuiSst?: boolean
  /** Inverter eixo de resultado do Nine Box */
  inverterEixoResultadoNineBox?: boolean
  /** Campos obrigatórios do talento */
  camposColaboradorObrigatorio?: ('nomeSocial' | 'nomeComercial' | 'matricula' | 'foto' | 'dataNascimento' | 'sexo' | 'pis' | 'deficiencia' | 'etniaRaca' | 'estadoCivil' | 'naturalidade' | 'mae' | 'pai' | 'rg' | 'rgOrgaoEmissor' | 'rgUfId' | 'rgDataExpedicao' | 'ctps' | 'habilitacao' | 'titEleitNumero' | 'titEleitZona' | 'titEleitSecao' | 'certificadoMilitar' | 'categoriaESocial' | 'matriculaESocial' | 'dataTerminoContrato' | 'dependentes' | 'contatosEmergencia' | 'endereco.cep' | 'endereco.logradouro' | 'endereco.numero' | 'endereco.complemento' | 'endereco.uf' | 'endereco.cidade' | 'endereco.bairro' | 'contato.email' | 'contato.ddd' | 'contato.foneFixo' | 'contato.dddCelular' | 'contato.foneCelular' | 'contato.nomeContato' | 'estabelecimento' | 'areaOrganizacional' | 'ambiente' | 'faixaSalarial' | 'funcao' | 'salario' | 'formacoes' | 'certificados' | 'idiomas' | 'experiencias' | 'observacao' | 'camposExtras.texto1' | 'camposExtras.texto2' | 'camposExtras.texto3' | 'camposExtras.texto4' | 'camposExtras.texto5' | 'camposExtras.texto6' | 'camposExtras.texto7' | 'camposExtras.texto8' | 'camposExtras.textolongo1' | 'camposExtras.textolongo2' | 'camposExtras.data1' | 'camposExtras.data2' | 'camposExtras.data3' | 'camposExtras.valor1' | 'camposExtras.valor2' | 'camposExtras.numero1')[]
  /** Exigir nova senha de quem a recebeu de outra pessoa: No primeiro acesso, e depois que um administrador informar outra senha, a pessoa escolhe a sua. */
  exigirTrocaSenha?: boolean
  /** Tamanho máximo de arquivo (MB) */
  tamanhoMaximoArquivo?: number
  /** Tamanho máximo de foto (MB) */
  tamanhoMaximoFoto?: number
  /** Links do painel */
  links?: {
    /** Central de Ajuda */
    centralAjuda?: string
    /** Blog */
    blog?: string
    /** Instagram */
    instagram?: string
    /** Facebook */
    facebook?: string
    /** LinkedIn */
    linkedin?: string
    /** YouTube */
    youtube?: string
    /** Solicitar Orçamento */
    orcamento?: string
    /** Portal do Cliente */
    portalCliente?: string
    /** Guia de Atualização */
    guiaAtualizacao?: string
  }
}
