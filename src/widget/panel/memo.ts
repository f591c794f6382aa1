import { Component, type ComponentChildren } from 'preact';

/** Makes a component that is rendered again only when one of its properties changes. */
export function memo<Properties extends object>(view: (properties: Properties) => ComponentChildren) {
  return class extends Component<Properties> {
    override shouldComponentUpdate(next: Properties): boolean {
      const { props } = this;
      return (Object.keys(next) as (keyof Properties)[]).some(
        (name) => next[name] !== props[name as keyof typeof props],
      );
    }
    override render() {
      return view(this.props);
    }
  };
}
