<?php
/**
 * `wp fairlead …`: imports and exports without a browser.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Imports content of the site and dogs of other programs.
 */
class Import_Command {

	/**
	 * Imports the files of the connected site: the sample charity, unless it has others.
	 *
	 * @param string[] $args  None.
	 * @param string[] $flags None.
	 */
	public function sample( array $args = array(), array $flags = array() ): void {
		unset( $args, $flags );
		$state = import_content( HOUR_IN_SECONDS );
		if ( '' !== $state['error'] ) {
			\WP_CLI::error( $state['error'] );
		}
		foreach ( $state['left_out'] as $left_out ) {
			\WP_CLI::warning( "Left out: $left_out" );
		}
		\WP_CLI::success( sprintf( '%d of %d steps done.', $state['done'], $state['total'] ) );
	}

	/**
	 * Imports dogs from a CSV file, or from an export of Animal Shelter Manager.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file.
	 *
	 * [--dry-run]
	 * : Says what would happen, and changes nothing.
	 *
	 * [--publish]
	 * : Publishes new dogs; without it they are drafts.
	 *
	 * [--columns=<columns>]
	 * : Where columns go that are not recognised: "Kennel name=title,Notes=content". "Notes=" leaves one out.
	 *
	 * [--dates=<first>]
	 * : What comes first in 03/04/2021: day or month.
	 *
	 * [--weights=<unit>]
	 * : Of weights without a unit: kg or lb.
	 *
	 * @param string[] $args  The file.
	 * @param string[] $flags The options.
	 */
	public function csv( array $args, array $flags = array() ): void {
		$file = $args[0] ?? '';
		if ( ! is_file( $file ) || ! is_readable( $file ) ) {
			\WP_CLI::error( "There is no file $file." );
		}
		$import = new_import( (string) file_get_contents( $file ), basename( $file ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the operator.
		if ( is_wp_error( $import ) ) {
			\WP_CLI::error( $import->get_error_message() );
		}
		$import['mapping']  = $this->mapping( $import, (string) ( $flags['columns'] ?? '' ) );
		$import['settings'] = array(
			'publish' => isset( $flags['publish'] ) ? '1' : '0',
			'dates'   => $flags['dates'] ?? $import['settings']['dates'],
			'weights' => $flags['weights'] ?? 'kg',
		);
		if ( ! in_array( 'meta.ref', $import['mapping'], true ) ) {
			\WP_CLI::error( 'No column has your own number of the dog. Name it: --columns="Your column=meta.ref"' );
		}
		foreach ( plan_import( $import ) as $plan ) {
			if ( isset( $flags['dry-run'] ) && 'same' !== $plan['state'] ) {
				\WP_CLI::log( trim( "Row {$plan['row']}: {$plan['state']} {$plan['name']} {$plan['ref']} " . implode( ', ', array_keys( $plan['changes'] ) ) ) );
			}
			foreach ( isset( $flags['dry-run'] ) ? $plan['problems'] : array() as $problem ) {
				\WP_CLI::warning( "Row {$plan['row']}: $problem" );
			}
		}
		if ( isset( $flags['dry-run'] ) ) {
			\WP_CLI::success( 'Nothing was changed.' );
			return;
		}
		$result = with_import_lock(
			function () use ( $import ) {
				return run_plans( $import, HOUR_IN_SECONDS );
			}
		);
		foreach ( $result['problems'] as $problem ) {
			\WP_CLI::warning( $problem );
		}
		\WP_CLI::success( "{$result['made']} made, {$result['changed']} changed, {$result['left']} left." );
	}

	/**
	 * Where columns go.
	 *
	 * @param array  $import As read.
	 * @param string $given  "Kennel name=title,Notes=content".
	 * @return string[]
	 */
	private function mapping( array $import, string $given ): array {
		$mapping = guess_mapping( $import['columns'], $import['is_asm'] );
		foreach ( array_filter( explode( ',', $given ) ) as $pair ) {
			list( $column, $path ) = array_pad( array_map( 'trim', explode( '=', $pair, 2 ) ), 2, '' );
			if ( ! isset( $mapping[ $column ] ) || ( '' !== $path && ! isset( csv_targets()[ $path ] ) ) ) {
				\WP_CLI::error( "Unknown column or field: $pair. Fields: " . implode( ', ', array_keys( csv_targets() ) ) );
			}
			$mapping[ $column ] = $path;
		}
		return $mapping;
	}
}

/**
 * Writes everything published as a content folder, from which the site can run.
 *
 * ## OPTIONS
 *
 * <folder>
 * : A new or empty folder.
 *
 * @param string[] $args The folder.
 */
function export_command( array $args ): void {
	$folder = $args[0] ?? '';
	if ( '' === $folder || ( is_dir( $folder ) && count( scandir( $folder ) ) > 2 ) || ! wp_mkdir_p( $folder ) ) {
		\WP_CLI::error( 'Usage: wp fairlead export <a new or empty folder>' );
	}
	foreach ( export_content( untrailingslashit( $folder ) ) as $left_out ) {
		\WP_CLI::warning( "Left out: $left_out" );
	}
	\WP_CLI::success( $folder );
}

if ( defined( 'WP_CLI' ) && WP_CLI ) {
	\WP_CLI::add_command( 'fairlead import', Import_Command::class );
	\WP_CLI::add_command( 'fairlead export', __NAMESPACE__ . '\export_command' );
}
