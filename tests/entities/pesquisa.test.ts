import { describeGroup } from './suite.ts'

describeGroup('pesquisa')
