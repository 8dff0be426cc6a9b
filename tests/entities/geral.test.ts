import { describeGroup } from './suite.ts'

describeGroup('geral')
