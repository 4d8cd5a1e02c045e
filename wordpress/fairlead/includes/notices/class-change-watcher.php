<?php
/**
 * Collects what a request changes, and queues it once at its end.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Saving a record calls many hooks. This remembers how the record was at the first, and compares at the end of the request.
 */
final class Change_Watcher {

	/** Options of WordPress that the general options show. */
	const SITE_OPTIONS = array( OPTIONS_NAME, 'blogname', 'timezone_string', 'wp_page_for_privacy_policy' );
	/** Options that change the path of the home page. */
	const HOME_OPTIONS = array( 'show_on_front', 'page_on_front' );
	/** Options that change the address of everything. */
	const ADDRESS_OPTIONS = array( 'permalink_structure', 'home', 'siteurl' );

	const MEDIA_META = array( '_wp_attachment_image_alt', '_wp_attachment_metadata', '_wp_attached_file', '_fairlead_focal', '_fairlead_focal_box' );

	/**
	 * Records as they were before this request, by id.
	 *
	 * @var array[]
	 */
	private $before = array();

	/**
	 * Events of everything else, by kind and id.
	 *
	 * @var array[]
	 */
	private $events = array();

	/**
	 * Starts to watch.
	 */
	public function watch(): void {
		add_action( 'pre_post_update', array( $this, 'remember' ) );
		// Before the slug gets its suffix of the bin.
		add_action( 'wp_trash_post', array( $this, 'remember' ) );
		add_action( 'before_delete_post', array( $this, 'remember' ) );
		add_action( 'transition_post_status', array( $this, 'on_status' ), 10, 3 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, array( $this, 'on_meta' ), 10, 3 );
		}
		add_action( 'set_object_terms', array( $this, 'remember' ) );
		add_action( 'attachment_updated', array( $this, 'on_media' ) );
		add_action( 'delete_attachment', array( $this, 'on_media_deleted' ) );
		add_action( 'created_term', array( $this, 'on_term' ), 10, 3 );
		add_action( 'edited_term', array( $this, 'on_term' ), 10, 3 );
		add_action( 'delete_term', array( $this, 'on_term_deleted' ), 10, 4 );
		add_action( 'added_option', array( $this, 'on_option' ) );
		add_action( 'updated_option', array( $this, 'on_option' ) );
		add_action( 'deleted_option', array( $this, 'on_option' ) );
	}

	/**
	 * Remembers a record as it is.
	 *
	 * @param int $post_id The record.
	 */
	public function remember( $post_id ): void {
		$post = get_post( $post_id );
		if ( $post && isset( field_table()[ $post->post_type ] ) && ! isset( $this->before[ $post->ID ] ) ) {
			$this->before[ $post->ID ] = self::state_of( $post );
		}
	}

	/**
	 * Remembers a record whose status changed without `pre_post_update`: a scheduled one, or a new one.
	 *
	 * @param string   $now    The new status.
	 * @param string   $before The old status.
	 * @param \WP_Post $post   The record.
	 */
	public function on_status( $now, $before, $post ): void {
		if ( isset( field_table()[ $post->post_type ] ) && ! isset( $this->before[ $post->ID ] ) ) {
			$this->before[ $post->ID ] = array( 'is_visible' => 'publish' === $before && '' === $post->post_password ) + self::state_of( $post );
		}
	}

	/**
	 * Notes a changed field.
	 *
	 * @param mixed  $meta_id Not used.
	 * @param int    $post_id The record.
	 * @param string $key     Of the field.
	 */
	public function on_meta( $meta_id, $post_id, $key ): void {
		if ( in_array( $key, self::MEDIA_META, true ) ) {
			$this->on_media( $post_id );
		} elseif ( '_thumbnail_id' === $key || 0 === strpos( $key, '_fairlead_' ) ) {
			$this->remember( $post_id );
		}
	}

	/**
	 * Notes a changed picture or file.
	 *
	 * @param int $id The attachment.
	 */
	public function on_media( $id ): void {
		$this->add( 'updated', 'media', (int) $id, (string) get_post_field( 'post_name', $id ) );
	}

	/**
	 * Notes a deleted picture or file.
	 *
	 * @param int $id The attachment.
	 */
	public function on_media_deleted( $id ): void {
		$this->add( 'deleted', 'media', (int) $id, (string) get_post_field( 'post_name', $id ) );
	}

	/**
	 * Notes a new or an edited term.
	 *
	 * @param int    $id       The term.
	 * @param int    $tt_id    Not used.
	 * @param string $taxonomy Its taxonomy.
	 */
	public function on_term( $id, $tt_id, $taxonomy ): void {
		$this->add_term( 'updated', (int) $id, $taxonomy, get_term( $id, $taxonomy ) );
	}

	/**
	 * Notes a deleted term.
	 *
	 * @param int      $id       The term.
	 * @param int      $tt_id    Not used.
	 * @param string   $taxonomy Its taxonomy.
	 * @param \WP_Term $term     As it was.
	 */
	public function on_term_deleted( $id, $tt_id, $taxonomy, $term ): void {
		$this->add_term( 'deleted', (int) $id, $taxonomy, $term );
	}

	/**
	 * Notes a changed option of WordPress.
	 *
	 * @param string $name Of the option.
	 */
	public function on_option( $name ): void {
		$is_address = in_array( $name, self::ADDRESS_OPTIONS, true );
		if ( $is_address || in_array( $name, self::SITE_OPTIONS, true ) ) {
			$this->add( 'updated', 'options', 0, 'general' );
		}
		if ( $is_address || in_array( $name, self::HOME_OPTIONS, true ) ) {
			$this->add( 'updated', 'page', 0, '' );
		}
		if ( $is_address ) {
			$this->add( 'updated', 'post', 0, '' );
		}
	}

	/**
	 * All events of this request.
	 *
	 * @return array[]
	 */
	public function events(): array {
		foreach ( $this->before as $id => $before ) {
			$this->compare( $id, $before );
		}
		$this->before = array();
		$events       = array_values( $this->events );
		$this->events = array();
		return $events;
	}

	/**
	 * Adds what happened to a record.
	 *
	 * @param int   $id     The record.
	 * @param array $before How it was.
	 */
	private function compare( int $id, array $before ): void {
		$post = get_post( $id );
		$now  = $post ? self::state_of( $post ) : array( 'is_visible' => false ) + $before;
		$type = $before['type'];
		if ( ! $now['is_visible'] ) {
			if ( $before['is_visible'] ) {
				$this->add( $post ? 'unpublished' : 'deleted', $type, $id, $before['slug'] );
			}
			return;
		}
		$this->add( $before['is_visible'] ? 'updated' : 'published', $type, $id, $now['slug'] );
		if ( $before['is_visible'] && $before['slug'] !== $now['slug'] ) {
			$this->add( 'renamed', $type, $id, $now['slug'], $before['slug'] );
		}
		if ( 'page' === $type && $before['path'] !== $now['path'] ) {
			// The pages below it have moved too.
			$this->add( 'updated', 'page', 0, '' );
		}
	}

	/**
	 * What visitors see of a record.
	 *
	 * @param \WP_Post $post The record.
	 */
	private static function state_of( \WP_Post $post ): array {
		return array(
			'type'       => $post->post_type,
			'is_visible' => 'publish' === $post->post_status && '' === $post->post_password,
			'slug'       => $post->post_name,
			'path'       => 'page' === $post->post_type ? get_page_uri( $post ) : '',
		);
	}

	/**
	 * Adds an event of a term of the site.
	 *
	 * @param string $event    What happened.
	 * @param int    $id       The term.
	 * @param string $taxonomy Its taxonomy.
	 * @param mixed  $term     The term.
	 */
	private function add_term( string $event, int $id, string $taxonomy, $term ): void {
		if ( in_array( $taxonomy, array_merge( array( 'category', 'post_tag' ), array_keys( own_taxonomies() ) ), true ) ) {
			$this->add( $event, "term:$taxonomy", $id, $term instanceof \WP_Term ? $term->slug : '' );
		}
	}

	/**
	 * Adds an event; a newer one of the same thing replaces it.
	 *
	 * @param string $event    What happened.
	 * @param string $type     To what kind of thing.
	 * @param int    $id       To which; 0 for all.
	 * @param string $slug     Its slug.
	 * @param string $old_slug Its slug before a renaming.
	 */
	private function add( string $event, string $type, int $id, string $slug, string $old_slug = '' ): void {
		$this->events[ "$type $id $old_slug" ] = compact( 'event', 'type', 'id', 'slug', 'old_slug' );
	}
}
