import { entity } from '../project.ts'
import { area, text, type WrongDefinition } from './area.ts'

/** What is not said, or wrongly, about personal data. */
export const wrongPersonal: WrongDefinition[] = [
  [
    'dado pessoal sem decisão sobre ele',
    area({}, { rg: text }),
    'properties.rg: "rg" parece dado pessoal e nada diz sobre isso (diga em x-field.lgpd o que é ("class") e o que o apagamento faz ("anonymise"); "nenhum" se não é de uma pessoa)',
  ],
  [
    'formato de dado pessoal sem decisão sobre ele',
    area({}, { contato: { type: 'string', format: 'email' } }),
    'properties.contato: "contato" parece dado pessoal e nada diz sobre isso (diga em x-field.lgpd o que é ("class") e o que o apagamento faz ("anonymise"); "nenhum" se não é de uma pessoa)',
  ],
  [
    'texto livre no registro de uma pessoa',
    area(
      { lgpd: { person: { name: ['nome'] }, purpose: 'Teste', basis: 'contrato' } },
      {
        nome: { ...text, 'x-field': { lgpd: { class: 'identificacao', anonymise: 'mascara' } } },
        notas: text,
      },
    ),
    'properties.notas: "notas" é texto livre num registro sobre uma pessoa (diga em x-field.lgpd o que é ("class") e o que o apagamento faz ("anonymise"); "nenhum" se não é de uma pessoa)',
  ],
  [
    'base legal que não serve para dado sensível',
    area({}, { cor: { ...text, 'x-field': { lgpd: { class: 'raca', basis: 'contrato' } } } }),
    'properties.cor.x-field.lgpd: "contrato" não serve de base legal para dado sensível (LGPD, art. 11) (use consentimento, obrigacao-legal, direitos, vida, tutela-saude)',
  ],
  [
    'dado sensível sem base legal',
    area({}, { cor: { ...text, 'x-field': { lgpd: { class: 'saude' } } } }),
    'properties.cor.x-field.lgpd: dado sensível sem base legal (diga "basis", ou "sensitiveBasis" em x-entity.lgpd)',
  ],
  [
    'registro que conta de quem não é pessoa',
    {
      ...area(
        { lgpd: { about: ['cor'], purpose: 'Teste', basis: 'contrato' } },
        {
          nome: { ...text, 'x-field': { lgpd: { class: 'nenhum' } } },
          cor: { $ref: 'cor.json#/$defs/ref' },
        },
      ),
      'a/cor': entity({ nome: text }, { route: 'a/cores' }),
    },
    'x-entity.lgpd.about.0: "cor" não se refere a uma pessoa',
  ],
  [
    'registro que conta de duas pessoas do mesmo cadastro',
    {
      ...area(
        { lgpd: { about: ['avaliado', 'avaliador'], purpose: 'Teste', basis: 'contrato' } },
        {
          nome: { ...text, 'x-field': { lgpd: { class: 'nenhum' } } },
          avaliado: { $ref: 'pessoa.json#/$defs/ref' },
          avaliador: { $ref: 'pessoa.json#/$defs/ref' },
        },
      ),
      'a/pessoa': entity(
        { nome: { ...text, 'x-field': { lgpd: { class: 'identificacao' } } } },
        { route: 'a/pessoas', lgpd: { person: { name: ['nome'] }, purpose: 'Teste', basis: 'contrato' } },
      ),
    },
    'x-entity.lgpd.about.1: "avaliado" e "avaliador" referem-se a pessoas diferentes do mesmo cadastro (deixe aqui só a pessoa de quem o registro conta: todas as pessoas citadas aqui são tratadas como uma só)',
  ],
  [
    'registro escrito por quem não é pessoa',
    {
      ...area(
        { lgpd: { by: ['cor'] } },
        {
          nome: { ...text, 'x-field': { lgpd: { class: 'nenhum', written: true } } },
          cor: { $ref: 'cor.json#/$defs/ref' },
        },
      ),
      'a/cor': entity({ nome: text }, { route: 'a/cores' }),
    },
    'x-entity.lgpd.by.0: "cor" não se refere a uma pessoa',
  ],
  [
    'campo escrito por ninguém',
    area({}, { nome: { ...text, 'x-field': { lgpd: { class: 'nenhum', written: true } } } }),
    'properties.nome.x-field.lgpd.written: ninguém é autor do registro (diga em x-entity.lgpd.by quem o escreveu)',
  ],
  [
    'pessoa sem finalidade nem base legal',
    area(
      { lgpd: { person: { name: ['nome'] } } },
      { nome: { ...text, 'x-field': { lgpd: { class: 'identificacao', anonymise: 'mascara' } } } },
    ),
    'x-entity.lgpd: falta dizer para que servem os dados ("purpose") e com que base legal ("basis")',
  ],
  [
    'campo do nome da pessoa que não existe',
    area(
      { lgpd: { person: { name: ['nme'] }, purpose: 'Teste', basis: 'contrato' } },
      { nome: { ...text, 'x-field': { lgpd: { class: 'identificacao', anonymise: 'mascara' } } } },
    ),
    'x-entity.lgpd.person.name.0: "nme" não é um campo (você quis dizer "nome"?)',
  ],
  [
    'registro que não existe sem uma pessoa',
    {
      ...area({}, { pessoa: { $ref: 'pessoa.json#/$defs/ref' } }, { required: ['pessoa'] }),
      'a/pessoa': entity(
        { cpf: { type: 'string', format: 'cpf', 'x-field': { lgpd: { class: 'documento', anonymise: 'apaga' } } } },
        {
          route: 'a/pessoas',
          label: 'cpf',
          lgpd: { person: { name: ['cpf'], cpf: 'cpf' }, purpose: 'Teste', basis: 'contrato' },
        },
      ),
    },
    'x-entity: o registro não existe sem uma pessoa ("pessoa") e nada diz sobre isso (diga x-entity.lgpd.about: ["pessoa"], ou [] se nada conta sobre ela)',
  ],
]
