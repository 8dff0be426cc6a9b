export { abreMes, mesDe, viraMes } from './mes.ts'
