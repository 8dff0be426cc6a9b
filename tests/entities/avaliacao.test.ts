import { describeGroup } from './suite.ts'

describeGroup('avaliacao')
