import { Component, type ComponentChildren } from 'preact';

/** A view that is drawn again only when one of its properties is another. */
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
