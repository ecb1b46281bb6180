// A list stored in this browser and synchronized between its tabs. Where storage is forbidden it lives in this tab only.
import { useSyncExternalStore } from 'react'

/** @param read parses the stored text, which may be anything */
export function localList<Entry>(key: string, read: (text: string | null) => Entry[]) {
  const empty: Entry[] = []
  const watchers = new Set<() => void>()
  /** The text the list was last parsed from: unchanged text must return the same array, or React would render again. */
  let text: string | null = null
  let list = empty
  let forbidden = false

  const now = () => {
    let current = text
    try {
      if (!forbidden) current = localStorage.getItem(key)
    } catch {
      forbidden = true
    }
    if (current !== text) {
      text = current
      list = read(current)
    }
    return list
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) for (const watcher of watchers) watcher()
  }
  const watch = (watcher: () => void) => {
    if (watchers.size === 0) addEventListener('storage', onStorage)
    watchers.add(watcher)
    return () => {
      watchers.delete(watcher)
      if (watchers.size === 0) removeEventListener('storage', onStorage)
    }
  }
  const write = (entries: Entry[]) => {
    const serialized = JSON.stringify(entries)
    try {
      localStorage.setItem(key, serialized)
    } catch {
      forbidden = true
      text = serialized
      list = entries
    }
    for (const watcher of watchers) watcher()
  }
  return {
    now,
    write,
    /** The list for components; empty on the server and until hydration. */
    use: () => useSyncExternalStore(watch, now, () => empty),
  }
}
