import type { ModeloDocumentoInput } from '#schemas/generated/types/utilitario/modelo-documento.ts'

type Padrao = ModeloDocumentoInput & { entidade: ModeloDocumentoInput['entidade'] }

/** Templates shipped with the product. */
export const padroes: Padrao[] = [
  {
    nome: 'Carta-proposta',
    tipo: 'PROPOSTA',
    entidade: 'captacao/candidato-solicitacao',
    titulo: 'Carta-proposta – {{candidato.nome}}',
    corpo: [
      '<p align="right">{{hoje.dataPorExtenso}}</p>',
      '<p>À atenção de<br><b>{{candidato.nome}}</b><br>{{candidato.endereco.logradouro}}, {{candidato.endereco.numero}}<br>{{candidato.endereco.bairro}} – {{candidato.endereco.cidade}}</p>',
      '<h2>Proposta de trabalho</h2>',
      '<p align="justify">É com satisfação que a <b>{{empresa.nome}}</b> lhe propõe o início de um contrato de trabalho, resultado do processo seletivo <i>{{solicitacao.descricao}}</i>. As condições são estas:</p>',
      '<ul><li>Cargo: <b>{{solicitacao.faixaSalarial}}</b></li><li>Área: {{solicitacao.areaOrganizacional}}</li><li>Local de trabalho: {{solicitacao.estabelecimento}}</li><li>Horário: {{solicitacao.horarioComercial}}</li><li>Salário: {{solicitacao.remuneracao}}</li><li>Início previsto: {{candidatoSolicitacao.dataAdmissao}}</li></ul>',
      '<p align="justify">Pedimos que confirme o aceite desta proposta até o início previsto, devolvendo uma via assinada. Os documentos necessários para a admissão serão pedidos em seguida pela área de Recursos Humanos.</p>',
      '<p>Atenciosamente,</p>',
      '<p class="assinatura">{{empresa.nome}}</p><p class="assinatura">{{candidato.nome}}</p>',
    ].join(''),
    cabecalho: 'COMPLETO',
    papel: 'A4',
    orientacao: 'RETRATO',
    numeraPaginas: true,
    ativo: true,
  },
  {
    nome: 'Resumo do candidato',
    tipo: 'CURRICULO',
    entidade: 'captacao/candidato',
    titulo: 'Resumo de {{candidato.nome}}',
    corpo: [
      '<h2>{{candidato.nome}}</h2>',
      '<p>{{candidato.contato.email}}</p><p>Pretensão salarial: {{candidato.pretencaoSalarial}}</p>',
      '<h3>Formação</h3><p>{{candidato.formacao}}</p>',
      '<h3>Experiências profissionais</h3><p>{{candidato.experiencias}}</p>',
      '<h3>Idiomas</h3><p>{{candidato.candidatoIdiomas}}</p>',
    ].join(''),
    cabecalho: 'COMPLETO',
    papel: 'A4',
    orientacao: 'RETRATO',
    numeraPaginas: true,
    ativo: true,
  },
  {
    nome: 'Comunicado de abertura de vaga',
    tipo: 'COMUNICADO',
    entidade: 'captacao/solicitacao-pessoal',
    titulo: 'Comunicado interno',
    corpo: [
      '<h2>Vaga aberta: {{solicitacaoPessoal.descricao}}</h2>',
      '<p>{{hoje.dataPorExtenso}}</p>',
      '<p align="justify">Está aberta a seleção para a área <b>{{solicitacaoPessoal.areaOrganizacional}}</b>. Vagas: {{solicitacaoPessoal.quantidade}}.</p>',
      '<p>Motivo: {{solicitacaoPessoal.motivoSolicitacao}}</p>',
      '<p>Quem tiver interesse deve procurar a área de Recursos Humanos.</p>',
      '<p class="assinatura">Recursos Humanos</p>',
    ].join(''),
    cabecalho: 'COMPLETO',
    papel: 'A4',
    orientacao: 'RETRATO',
    numeraPaginas: false,
    ativo: true,
  },
]
