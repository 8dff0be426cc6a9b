import { describeGroup } from './suite.ts'

describeGroup('desenvolvimento')
