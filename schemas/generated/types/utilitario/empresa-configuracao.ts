// Gerado por npm run generate; não edite.

/** Configuração da empresa */
export interface EmpresaConfiguracao {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Exibir Salário na Solicitação de Pessoal */
  solPessoalExibirSalario: boolean
  /** Exibir Colaborador Substituído na Solicitação de Pessoal */
  solPessoalExibirColabSubstituido: boolean
  /** Obrigar Dados Complementares na Solicitação de Pessoal */
  solPessoalObrigarDadosComplementares: boolean
  /** Permitir Reabrir Solicitação de Pessoal */
  solPessoalReabrirSolicitacao: boolean
  /** Exigir Aprovação do Gestor da Área: A solicitação de pessoal é aprovada primeiro por quem responde pela área, depois por quem a libera. */
  solPessoalAprovacaoDoGestor: boolean
  /** Exibir Salário: Desligado, ninguém vê salários fora de Cargos e Salários. */
  exibirSalario: boolean
  /** Exigir Aprovação de Realinhamentos: Um planejamento de realinhamento só é aplicado depois que outra pessoa o aprova. */
  aprovarReajuste: boolean
  /** Obrigar Ambiente e Função */
  obrigarAmbienteFuncao: boolean
  /** Considerar Percentual Mínimo: Segue a configuração de níveis de competência em vigor. */
  considerarPercentualMinimo: boolean
  /** Grupo Mínimo em Pesquisas: Pesquisas anônimas não mostram nada sobre menos respostas do que isto: vale para as que forem liberadas a partir de agora. O relatório das entrevistas de desligamento também segue este mínimo. */
  grupoMinimoPesquisa?: number
  /** Grupo Mínimo em Avaliações: Avaliações anônimas não mostram nada sobre menos respostas do que isto em um papel. Vale para as que forem liberadas a partir de agora. */
  grupoMinimoAvaliacao?: number
  /** Enviar ao Desligar: Quem é desligado recebe no próprio e-mail um link para responder a entrevista do motivo, ou o modelo padrão. */
  entrevistaDesligamentoAutomatica: boolean
  /** Prazo do Link (dias): Por quantos dias o link da entrevista de desligamento vale. */
  entrevistaDesligamentoDias?: number
  /** Perguntar o NPS: De tempos em tempos, cada usuário diz de 0 a 10, sem nome, o quanto recomenda a empresa. */
  npsAtivo: boolean
  /** Dias entre Perguntas do NPS: Cada usuário é perguntado uma vez neste período. */
  npsDias?: number
  /** Pergunta do NPS: Vazia: “De 0 a 10, o quanto você recomendaria esta empresa como um bom lugar para trabalhar?” */
  npsTexto?: string
  /** Pontos Facultativos São Folga: Carnaval, Corpus Christi e os demais pontos facultativos não contam como dias úteis. */
  facultativoFolga: boolean
  /** Campos Extras no Candidato */
  campoExtraCandidato: boolean
  /** Formação e Experiência em Maiúsculas: Os textos da formação e das experiências de candidatos e talentos são gravados em maiúsculas. */
  textosEmMaiusculas: boolean
  /** Campos Extras no Colaborador */
  campoExtraColaborador: boolean
  /** Máximo de Cargos por Candidato: Vazio ou 0: sem limite. */
  maxCandidataCargo?: number
  /** Exigir Aceite da Política de Segurança da Informação */
  exigirAceitePsi: boolean
  /** Exigir verificação em duas etapas: Quem trabalha nesta empresa liga um aplicativo autenticador antes de continuar. Um perfil também pode exigir. */
  exigirSegundoFator: boolean
  /** Exigir o aceite também de quem usa o sistema: Cada usuário aceita a política ao entrar, uma vez para cada texto. */
  exigirAceiteUsuarios: boolean
  /** Política de Segurança */
  politicaSeguranca?: string
  /** Tempo para Exclusão de Candidato: Meses sem atualização do currículo; vazio ou 0: nunca. */
  tempoExclusaoCandidato?: number
  /** Campos Visíveis do Candidato: Vale para o cadastro de candidatos e para o portal. Um campo obrigatório está sempre visível. */
  camposCandidatoVisiveis?: ('nomeSocial' | 'foto' | 'pessoal.dataNascimento' | 'pessoal.naturalidade' | 'pessoal.sexo' | 'pessoal.cpf' | 'pessoal.parentesAmigos' | 'pessoal.possuiParentes' | 'pessoal.indicadoPor' | 'pessoal.escolaridade' | 'pessoal.estadoCivil' | 'pessoal.qtdFilhos' | 'pessoal.conjuge' | 'pessoal.profissaoConjuge' | 'pessoal.pai' | 'pessoal.profissaoPai' | 'pessoal.mae' | 'pessoal.profissaoMae' | 'pessoal.deficiencia' | 'pessoal.rg' | 'pessoal.rgUfId' | 'pessoal.rgOrgaoEmissor' | 'pessoal.rgDataExpedicao' | 'pessoal.titEleitNumero' | 'pessoal.titEleitZona' | 'pessoal.titEleitSecao' | 'pessoal.certificadoMilitar' | 'pessoal.ctps' | 'pessoal.pis' | 'pessoal.etniaRaca' | 'endereco.cep' | 'endereco.logradouro' | 'endereco.numero' | 'endereco.complemento' | 'endereco.uf' | 'endereco.cidade' | 'endereco.bairro' | 'contato.email' | 'contato.ddd' | 'contato.foneFixo' | 'contato.dddCelular' | 'contato.foneCelular' | 'contato.nomeContato' | 'socioEconomica.pagaPensao' | 'socioEconomica.quantidade' | 'socioEconomica.valor' | 'socioEconomica.possuiVeiculo' | 'comoFicouSabendoVaga' | 'formacao' | 'certificados' | 'idioma' | 'cursos' | 'cargos' | 'areasInteresse' | 'conhecimentos' | 'colocacao' | 'expProfissional' | 'observacao' | 'pretencaoSalarial' | 'habilitacao' | 'ocrTexto' | 'camposExtras.texto1' | 'camposExtras.texto2' | 'camposExtras.texto3' | 'camposExtras.texto4' | 'camposExtras.texto5' | 'camposExtras.texto6' | 'camposExtras.texto7' | 'camposExtras.texto8' | 'camposExtras.textolongo1' | 'camposExtras.textolongo2' | 'camposExtras.data1' | 'camposExtras.data2' | 'camposExtras.data3' | 'camposExtras.valor1' | 'camposExtras.valor2' | 'camposExtras.numero1' | 'senha')[]
  /** Campos Obrigatórios do Candidato */
  camposCandidatoObrigatorios?: ('nomeSocial' | 'foto' | 'pessoal.dataNascimento' | 'pessoal.naturalidade' | 'pessoal.sexo' | 'pessoal.cpf' | 'pessoal.parentesAmigos' | 'pessoal.possuiParentes' | 'pessoal.indicadoPor' | 'pessoal.escolaridade' | 'pessoal.estadoCivil' | 'pessoal.qtdFilhos' | 'pessoal.conjuge' | 'pessoal.profissaoConjuge' | 'pessoal.pai' | 'pessoal.profissaoPai' | 'pessoal.mae' | 'pessoal.profissaoMae' | 'pessoal.deficiencia' | 'pessoal.rg' | 'pessoal.rgUfId' | 'pessoal.rgOrgaoEmissor' | 'pessoal.rgDataExpedicao' | 'pessoal.titEleitNumero' | 'pessoal.titEleitZona' | 'pessoal.titEleitSecao' | 'pessoal.certificadoMilitar' | 'pessoal.ctps' | 'pessoal.pis' | 'pessoal.etniaRaca' | 'endereco.cep' | 'endereco.logradouro' | 'endereco.numero' | 'endereco.complemento' | 'endereco.uf' | 'endereco.cidade' | 'endereco.bairro' | 'contato.email' | 'contato.ddd' | 'contato.foneFixo' | 'contato.dddCelular' | 'contato.foneCelular' | 'contato.nomeContato' | 'socioEconomica.pagaPensao' | 'socioEconomica.quantidade' | 'socioEconomica.valor' | 'socioEconomica.possuiVeiculo' | 'comoFicouSabendoVaga' | 'formacao' | 'certificados' | 'idioma' | 'cursos' | 'cargos' | 'areasInteresse' | 'conhecimentos' | 'colocacao' | 'expProfissional' | 'observacao' | 'pretencaoSalarial' | 'habilitacao' | 'ocrTexto' | 'camposExtras.texto1' | 'camposExtras.texto2' | 'camposExtras.texto3' | 'camposExtras.texto4' | 'camposExtras.texto5' | 'camposExtras.texto6' | 'camposExtras.texto7' | 'camposExtras.texto8' | 'camposExtras.textolongo1' | 'camposExtras.textolongo2' | 'camposExtras.data1' | 'camposExtras.data2' | 'camposExtras.data3' | 'camposExtras.valor1' | 'camposExtras.valor2' | 'camposExtras.numero1' | 'senha')[]
  /** Dias de antecedência do aviso de avaliação de experiência: O gestor e o RH são avisados tantos dias antes do vencimento. Vazio: 10 dias. */
  diasAvisoExperiencia?: number
  /** Dias em que as mensagens lidas são guardadas: Vazio: 180 dias. */
  diasMensagensLidas?: number
  /** Nome do remetente: Quem aparece como remetente dos e-mails. Vazio: o nome da empresa. */
  emailRemetente?: string
  /** E-mail para respostas: Para onde vão as respostas de quem recebe um e-mail do sistema. */
  emailResposta?: string
  /** Dias em que os e-mails são guardados: Vazio: 180 dias. */
  diasEmails?: number
  /** Texto padrão do certificado */
  certificado?: {
    /** Título */
    titulo?: string
    /** Conteúdo: Marcadores: ${nomeCurso}, ${nomeTalento} e ${cargaHoraria}. */
    conteudo?: string
  }
  /** Aparência */
  aparencia?: {
    /** Cor Principal */
    corPrincipal?: string
    /** Cor Secundária */
    corSecundaria?: string
    /** Logotipo: JPG, PNG ou WebP. Aparece no cabeçalho e no portal de vagas. */
    logoEmpresa?: string
  }
  /** Portal de vagas */
  portal?: {
    /** Apresentação da empresa: Quem procura vagas lê este texto abaixo da lista e em cada vaga. Texto simples; uma linha em branco começa outro parágrafo. */
    apresentacao?: string
    /** Imagem: JPG, PNG ou WebP, deitada (por exemplo 1200 × 400). Aparece acima das vagas e na prévia de links. */
    imagem?: string
    /** Descrição da imagem: Dita a quem não vê a imagem. Vazia: a imagem é só um enfeite. */
    descricaoImagem?: string
  }
  /** Meta de Turnover (%): A linha da meta nos Indicadores de Talentos, por mês; em branco, nenhuma. */
  metaTurnover?: number
  /** Meta de Absenteísmo (%): A linha da meta nos Indicadores de Talentos, por mês; em branco, nenhuma. */
  metaAbsenteismo?: number
}

/** Configuração da empresa: o que se envia */
export interface EmpresaConfiguracaoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Exibir Salário na Solicitação de Pessoal */
  solPessoalExibirSalario?: boolean
  /** Exibir Colaborador Substituído na Solicitação de Pessoal */
  solPessoalExibirColabSubstituido?: boolean
  /** Obrigar Dados Complementares na Solicitação de Pessoal */
  solPessoalObrigarDadosComplementares?: boolean
  /** Permitir Reabrir Solicitação de Pessoal */
  solPessoalReabrirSolicitacao?: boolean
  /** Exigir Aprovação do Gestor da Área: A solicitação de pessoal é aprovada primeiro por quem responde pela área, depois por quem a libera. */
  solPessoalAprovacaoDoGestor?: boolean
  /** Exibir Salário: Desligado, ninguém vê salários fora de Cargos e Salários. */
  exibirSalario?: boolean
  /** Exigir Aprovação de Realinhamentos: Um planejamento de realinhamento só é aplicado depois que outra pessoa o aprova. */
  aprovarReajuste?: boolean
  /** Obrigar Ambiente e Função */
  obrigarAmbienteFuncao?: boolean
  /** Grupo Mínimo em Pesquisas: Pesquisas anônimas não mostram nada sobre menos respostas do que isto: vale para as que forem liberadas a partir de agora. O relatório das entrevistas de desligamento também segue este mínimo. */
  grupoMinimoPesquisa?: number
  /** Grupo Mínimo em Avaliações: Avaliações anônimas não mostram nada sobre menos respostas do que isto em um papel. Vale para as que forem liberadas a partir de agora. */
  grupoMinimoAvaliacao?: number
  /** Enviar ao Desligar: Quem é desligado recebe no próprio e-mail um link para responder a entrevista do motivo, ou o modelo padrão. */
  entrevistaDesligamentoAutomatica?: boolean
  /** Prazo do Link (dias): Por quantos dias o link da entrevista de desligamento vale. */
  entrevistaDesligamentoDias?: number
  /** Perguntar o NPS: De tempos em tempos, cada usuário diz de 0 a 10, sem nome, o quanto recomenda a empresa. */
  npsAtivo?: boolean
  /** Dias entre Perguntas do NPS: Cada usuário é perguntado uma vez neste período. */
  npsDias?: number
  /** Pergunta do NPS: Vazia: “De 0 a 10, o quanto você recomendaria esta empresa como um bom lugar para trabalhar?” */
  npsTexto?: string
  /** Pontos Facultativos São Folga: Carnaval, Corpus Christi e os demais pontos facultativos não contam como dias úteis. */
  facultativoFolga?: boolean
  /** Campos Extras no Candidato */
  campoExtraCandidato?: boolean
  /** Formação e Experiência em Maiúsculas: Os textos da formação e das experiências de candidatos e talentos são gravados em maiúsculas. */
  textosEmMaiusculas?: boolean
  /** Campos Extras no Colaborador */
  campoExtraColaborador?: boolean
  /** Máximo de Cargos por Candidato: Vazio ou 0: sem limite. */
  maxCandidataCargo?: number
  /** Exigir Aceite da Política de Segurança da Informação */
  exigirAceitePsi?: boolean
  /** Exigir verificação em duas etapas: Quem trabalha nesta empresa liga um aplicativo autenticador antes de continuar. Um perfil também pode exigir. */
  exigirSegundoFator?: boolean
  /** Exigir o aceite também de quem usa o sistema: Cada usuário aceita a política ao entrar, uma vez para cada texto. */
  exigirAceiteUsuarios?: boolean
  /** Política de Segurança */
  politicaSeguranca?: string
  /** Tempo para Exclusão de Candidato: Meses sem atualização do currículo; vazio ou 0: nunca. */
  tempoExclusaoCandidato?: number
  /** Campos Visíveis do Candidato: Vale para o cadastro de candidatos e para o portal. Um campo obrigatório está sempre visível. */
  camposCandidatoVisiveis?: ('nomeSocial' | 'foto' | 'pessoal.dataNascimento' | 'pessoal.naturalidade' | 'pessoal.sexo' | 'pessoal.cpf' | 'pessoal.parentesAmigos' | 'pessoal.possuiParentes' | 'pessoal.indicadoPor' | 'pessoal.escolaridade' | 'pessoal.estadoCivil' | 'pessoal.qtdFilhos' | 'pessoal.conjuge' | 'pessoal.profissaoConjuge' | 'pessoal.pai' | 'pessoal.profissaoPai' | 'pessoal.mae' | 'pessoal.profissaoMae' | 'pessoal.deficiencia' | 'pessoal.rg' | 'pessoal.rgUfId' | 'pessoal.rgOrgaoEmissor' | 'pessoal.rgDataExpedicao' | 'pessoal.titEleitNumero' | 'pessoal.titEleitZona' | 'pessoal.titEleitSecao' | 'pessoal.certificadoMilitar' | 'pessoal.ctps' | 'pessoal.pis' | 'pessoal.etniaRaca' | 'endereco.cep' | 'endereco.logradouro' | 'endereco.numero' | 'endereco.complemento' | 'endereco.uf' | 'endereco.cidade' | 'endereco.bairro' | 'contato.email' | 'contato.ddd' | 'contato.foneFixo' | 'contato.dddCelular' | 'contato.foneCelular' | 'contato.nomeContato' | 'socioEconomica.pagaPensao' | 'socioEconomica.quantidade' | 'socioEconomica.valor' | 'socioEconomica.possuiVeiculo' | 'comoFicouSabendoVaga' | 'formacao' | 'certificados' | 'idioma' | 'cursos' | 'cargos' | 'areasInteresse' | 'conhecimentos' | 'colocacao' | 'expProfissional' | 'observacao' | 'pretencaoSalarial' | 'habilitacao' | 'ocrTexto' | 'camposExtras.texto1' | 'camposExtras.texto2' | 'camposExtras.texto3' | 'camposExtras.texto4' | 'camposExtras.texto5' | 'camposExtras.texto6' | 'camposExtras.texto7' | 'camposExtras.texto8' | 'camposExtras.textolongo1' | 'camposExtras.textolongo2' | 'camposExtras.data1' | 'camposExtras.data2' | 'camposExtras.data3' | 'camposExtras.valor1' | 'camposExtras.valor2' | 'camposExtras.numero1' | 'senha')[]
  /** Campos Obrigatórios do Candidato */
  camposCandidatoObrigatorios?: ('nomeSocial' | 'foto' | 'pessoal.dataNascimento' | 'pessoal.naturalidade' | 'pessoal.sexo' | 'pessoal.cpf' | 'pessoal.parentesAmigos' | 'pessoal.possuiParentes' | 'pessoal.indicadoPor' | 'pessoal.escolaridade' | 'pessoal.estadoCivil' | 'pessoal.qtdFilhos' | 'pessoal.conjuge' | 'pessoal.profissaoConjuge' | 'pessoal.pai' | 'pessoal.profissaoPai' | 'pessoal.mae' | 'pessoal.profissaoMae' | 'pessoal.deficiencia' | 'pessoal.rg' | 'pessoal.rgUfId' | 'pessoal.rgOrgaoEmissor' | 'pessoal.rgDataExpedicao' | 'pessoal.titEleitNumero' | 'pessoal.titEleitZona' | 'pessoal.titEleitSecao' | 'pessoal.certificadoMilitar' | 'pessoal.ctps' | 'pessoal.pis' | 'pessoal.etniaRaca' | 'endereco.cep' | 'endereco.logradouro' | 'endereco.numero' | 'endereco.complemento' | 'endereco.uf' | 'endereco.cidade' | 'endereco.bairro' | 'contato.email' | 'contato.ddd' | 'contato.foneFixo' | 'contato.dddCelular' | 'contato.foneCelular' | 'contato.nomeContato' | 'socioEconomica.pagaPensao' | 'socioEconomica.quantidade' | 'socioEconomica.valor' | 'socioEconomica.possuiVeiculo' | 'comoFicouSabendoVaga' | 'formacao' | 'certificados' | 'idioma' | 'cursos' | 'cargos' | 'areasInteresse' | 'conhecimentos' | 'colocacao' | 'expProfissional' | 'observacao' | 'pretencaoSalarial' | 'habilitacao' | 'ocrTexto' | 'camposExtras.texto1' | 'camposExtras.texto2' | 'camposExtras.texto3' | 'camposExtras.texto4' | 'camposExtras.texto5' | 'camposExtras.texto6' | 'camposExtras.texto7' | 'camposExtras.texto8' | 'camposExtras.textolongo1' | 'camposExtras.textolongo2' | 'camposExtras.data1' | 'camposExtras.data2' | 'camposExtras.data3' | 'camposExtras.valor1' | 'camposExtras.valor2' | 'camposExtras.numero1' | 'senha')[]
  /** Dias de antecedência do aviso de avaliação de experiência: O gestor e o RH são avisados tantos dias antes do vencimento. Vazio: 10 dias. */
  diasAvisoExperiencia?: number
  /** Dias em que as mensagens lidas são guardadas: Vazio: 180 dias. */
  diasMensagensLidas?: number
  /** Nome do remetente: Quem aparece como remetente dos e-mails. Vazio: o nome da empresa. */
  emailRemetente?: string
  /** E-mail para respostas: Para onde vão as respostas de quem recebe um e-mail do sistema. */
  emailResposta?: string
  /** Dias em que os e-mails são guardados: Vazio: 180 dias. */
  diasEmails?: number
  /** Texto padrão do certificado */
  certificado?: {
    /** Título */
    titulo?: string
    /** Conteúdo: Marcadores: ${nomeCurso}, ${nomeTalento} e ${cargaHoraria}. */
    conteudo?: string
  }
  /** Aparência */
  aparencia?: {
    /** Cor Principal */
    corPrincipal?: string
    /** Cor Secundária */
    corSecundaria?: string
    /** Logotipo: JPG, PNG ou WebP. Aparece no cabeçalho e no portal de vagas. */
    logoEmpresa?: string
  }
  /** Portal de vagas */
  portal?: {
    /** Apresentação da empresa: Quem procura vagas lê este texto abaixo da lista e em cada vaga. Texto simples; uma linha em branco começa outro parágrafo. */
    apresentacao?: string
    /** Imagem: JPG, PNG ou WebP, deitada (por exemplo 1200 × 400). Aparece acima das vagas e na prévia de links. */
    imagem?: string
    /** Descrição da imagem: Dita a quem não vê a imagem. Vazia: a imagem é só um enfeite. */
    descricaoImagem?: string
  }
  /** Meta de Turnover (%): A linha da meta nos Indicadores de Talentos, por mês; em branco, nenhuma. */
  metaTurnover?: number
  /** Meta de Absenteísmo (%): A linha da meta nos Indicadores de Talentos, por mês; em branco, nenhuma. */
  metaAbsenteismo?: number
}
