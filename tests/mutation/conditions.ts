// A kind of mistake that Stryker does not know and that counts most in data code: a condition of a query is forgotten, so that
// rows of somebody else are read or changed.
import path from 'node:path'
import { pathToFileURL } from 'node:url'

type AstNode = {
  type: string
  name?: string
  callee?: AstNode
  property?: AstNode
  arguments?: AstNode[]
  tag?: AstNode
  quasi?: { quasis: { value: { raw: string; cooked: string } }[] }
}
type Mutator = { name: string; mutate(path: { node: AstNode }): Iterable<AstNode> }

export const CONDITION = 'Condition'
/** The word between two conditions, not the one of 'between 1 and 2'. */
const AND = /(?<!\bbetween\b[^)]{0,60})(?<=\s)and(?=\s)/gi

function* withoutConditions(node: AstNode): Iterable<AstNode> {
  const { callee, arguments: given = [] } = node
  if (callee?.type === 'Identifier' && (callee.name === 'and' || callee.name === 'or') && given.length > 1)
    for (const [at] of given.entries()) {
      const copy = structuredClone(node)
      copy.arguments!.splice(at, 1)
      yield copy
    }
  const isWhere = callee?.type === 'MemberExpression' && callee.property?.name === 'where'
  if (isWhere && given[0]?.type === 'CallExpression' && given[0].callee?.name !== 'and')
    yield { ...structuredClone(node), arguments: [] }
}

/** In SQL the condition is widened: 'and' becomes 'or'. */
function* widened(node: AstNode): Iterable<AstNode> {
  for (const [at, { value }] of node.quasi!.quasis.entries())
    for (const { index } of value.cooked.matchAll(AND)) {
      const copy = structuredClone(node)
      const text = `${value.cooked.slice(0, index)}or${value.cooked.slice(index + 'and'.length)}`
      copy.quasi!.quasis[at]!.value = { raw: text, cooked: text }
      yield copy
    }
}

const mutator: Mutator = {
  name: CONDITION,
  *mutate({ node }) {
    if (node.type === 'CallExpression') yield* withoutConditions(node)
    if (node.type === 'TaggedTemplateExpression' && node.tag?.name === 'sql') yield* widened(node)
  },
}

/** Stryker has no other way in for mutators. */
export async function addConditionMutator(): Promise<void> {
  const list = path.resolve('node_modules/@stryker-mutator/instrumenter/dist/src/mutators/index.js')
  const { allMutators } = (await import(pathToFileURL(list).href)) as { allMutators: Mutator[] }
  allMutators.push(mutator)
}
