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
export { apartada, corpo, corrigida, figuras, mostra, motivoFechada, niveisDe, permiteNotaManual } from './origem.ts'
export { type Lado, type ParDoCiclo, type ParFilter, paresDoCiclo } from './pares.ts'
export { avaliadoVisto, deOutroSql, exigeAvaliadoVisto } from './quem-ve.ts'
export { type Analise, analiseDe, type ColunaDaAnalise } from './resultados/analise.ts'
export { eixosPor } from './resultados/eixos.ts'
export { type DeQuemAnalisa, haEscolha } from './resultados/escolha.ts'
export { type Julgado, nivelObtido } from './resultados/julgados.ts'
export { type NiveisDoCiclo, type NivelDoJulgado, niveisDoCiclo } from './resultados/niveis-do-ciclo.ts'
export { type NivelObtido, niveisObtidos } from './resultados/niveis-obtidos.ts'
export { type Nominal, nominaisDe } from './resultados/nominais.ts'
export { calculaResultados, guardaResultados, type Resultado } from './resultados/resultados.ts'
export { resultadosDe } from './resultados/ver-resultados.ts'
