import { describeGroup } from './suite.ts'

describeGroup('gestao-talentos')
