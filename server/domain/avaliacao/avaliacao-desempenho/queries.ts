export { type Analise, analiseDe, type ColunaDaAnalise } from './analise.ts'
export { ADERENCIA, abreColecoes, apartadaDe, colecaoDe, figuraDe, niveisAnonimos, PERFORMANCE } from './anonimo.ts'
export { type Avaliado, readAvaliados } from './avaliados.ts'
export {
  CICLO,
  type Ciclo,
  exigeFechado,
  findCiclo,
  isAnonima,
  motivoDoCiclo,
  motivoDoPapel,
  type Onde,
  papeisDe,
  pesosDe,
  readCiclo,
  readFechado,
  readFechados,
} from './ciclo.ts'
export { comentariosAnonimos } from './comentarios.ts'
export { aderenciaDe, type CompetenciaAvaliada, type NivelDado } from './competencias.ts'
export { createCopias, type Participante, removeCopias } from './copias.ts'
export { eixosPor } from './eixos.ts'
export { type DeQuemAnalisa, haEscolha } from './escolha.ts'
export { type Julgado, nivelObtido } from './julgados.ts'
export { type NiveisDoCiclo, type NivelDoJulgado, niveisDoCiclo } from './niveis-do-ciclo.ts'
export { type NivelObtido, niveisObtidos } from './niveis-obtidos.ts'
export { type Nominal, nominaisDe } from './nominais.ts'
export { apartada, corpo, corrigida, figuras, mostra, motivoFechada, niveisDe, permiteNotaManual } from './origem.ts'
export { type Lado, type ParDoCiclo, type ParFilter, paresDoCiclo } from './pares.ts'
export { avaliadoVisto, deOutroSql, exigeAvaliadoVisto } from './quem-ve.ts'
export { calculaResultados, guardaResultados, type Resultado } from './resultados.ts'
export { type ResultadoDoAvaliado, resultadosDe } from './ver-resultados.ts'
